import { Marked } from 'marked';
import type { Document } from '../../document.ts';
import { checkTextLength, type Limits } from '../../limits.ts';
import { german } from '../../locales/de.ts';
import { oneOf } from '../../text/patterns.ts';
import { buildDocument, type DraftBlock, plainLine } from '../build-document.ts';
import { parseHtml } from '../dom.ts';
import { linkedFiles } from '../html/linked-files.ts';
import { readBlocks } from '../html/read-blocks.ts';
import { readText } from '../text/read-text.ts';

/** Inline marks are matched in time that grows with the square of a paragraph; a written one has 2,000 characters. */
const MAX_PARAGRAPH = 20_000;
/** Each level of quoting or list indentation is read again inside the one around it. */
const MAX_NESTING = 40;

/**
 * Reads Markdown with tables (GitHub's flavour). Raw HTML in it is read for its words; its tags are dropped.
 * What only pretends to be Markdown, such as a paragraph of a million brackets, is read as plain text.
 */
export function readMarkdown(source: string, limits: Limits): Document {
  checkTextLength(source.length, limits);
  const written = source.replace(/\r\n?/g, '\n').replace(TITLE_BLOCK, '$<words>\n\n');
  const { settings, body } = splitFrontMatter(written);
  if (isHostile(body)) return { ...readText(written, limits), format: 'markdown' };
  const page = parseHtml(new Marked().parse(keepDays(body), { async: false, gfm: true }));
  const preface = settings.map(
    (text): DraftBlock => ({
      type: 'line',
      line: plainLine(text, { furniture: !SAID_OF_COURSE.test(text) }),
    }),
  );
  const blocks = [...preface, ...readBlocks(page, limits)];
  const title = titleIn(settings);
  const metadata = { ...(title && { title }), ...linkedFiles(page) };
  return buildDocument({ format: 'markdown', blocks, metadata, limits });
}

function isHostile(source: string): boolean {
  let paragraph = 0;
  for (const line of source.split('\n')) {
    paragraph = line.trim() === '' ? 0 : paragraph + line.length;
    if (paragraph > MAX_PARAGRAPH && !line.startsWith('|') && !line.startsWith('<')) return true;
    if (nesting(line) > MAX_NESTING) return true;
  }
  return false;
}

/** Counts the quote marks and bullets a line opens with, such as 3 in `> > - text`. */
const nesting = (line: string): number => /^[\s>*+-]*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;

/** YAML between `---`, and TOML between `+++`. */
const FRONT_MATTER =
  /^(?<fence>---|\+\+\+)[ \t]*\n(?<settings>\w[\w-]{0,60}\s?[:=][^\n]{0,500}\n(?:[^\n]{0,500}\n){0,200}?)\k<fence>[ \t]*(?:\n|$)/;

/** The block of settings that site generators put first: kept as evidence, not as content. */
function splitFrontMatter(source: string): { settings: string[]; body: string } {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { settings: [], body: source };
  const settings = (match.groups?.settings ?? '').split('\n').map((line) => line.trim());
  return { settings: settings.filter((line) => line !== ''), body: source.slice(match[0].length) };
}

/** "term: Fall 2020", "days: Monday and Wednesday 8:00–9:45 am": a template prints them above what is written. */
const SAID_OF_COURSE =
  /^['"]?(?:term|semester|days?|class[ _-]?(?:days?|times?|hours?|meetings?)|meet(?:s|ings?|ing[ _-]times?))['"]?\s?[:=]\s?\S/iu;

const TITLE = /^title\s?[:=]/iu;

function titleIn(settings: string[]): string | undefined {
  const line = settings.find((setting) => TITLE.test(setting));
  return line
    ?.replace(TITLE, '')
    .trim()
    .replace(/^["']|["']$/g, '');
}

const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\b';
/** The end of a line above one that begins with a day, or below one that is a day in bold letters. */
const ABOVE_DAY = new RegExp(
  `(?<=\\S)[ \\t]?\\n(?=[*_]{0,3}(?:(?:M|T|W|F|R|Th|Tu)\\.?,?\\s)?(?:${DAY}\\.?,?\\s{1,2}[\\w\\s,.]{0,14}\\d|\\d{1,2}/\\d{1,2}\\b))`,
  'gi',
);
/** The end of a line above "**Wed:**". */
const ABOVE_WEEKDAY = new RegExp(`(?<=\\S)[ \\t]?\\n(?=[*_]{0,3}${WEEKDAY}[*_]{0,3}\\s?:)`, 'gi');
const BELOW_BOLD = /(?<=^[*_]{2}[^*_\n]{3,60}[*_]{2})[ \t]?\n(?=[^\s|<#>*-])/gm;

/** "3. Oktober", at the beginning of a line or an item: a day, which Markdown takes for the third item of a list. */
const DOTTED_DAY = new RegExp(
  `^(?<day>[ \\t]*(?:[-*+][ \\t]+)?[*_]{0,3}\\d{1,2})\\.(?=[ \\t]+${oneOf(german.months.flat())}(?!\\p{L}))`,
  'gimu',
);
/** The end of a line above such a day. */
const ABOVE_DOTTED_DAY = /(?<=\S)[ \t]?\n(?=[*_]{0,3}\d{1,2}\\\.)/g;

const FEWEST_DAYS = 2;

/** "**Ten percent of ** your grade": with a space in front of its end, Markdown would not take it for one. */
const SPACE_IN_BOLD = /\*\*(?<words>[^\s*][^*\n]{0,200}?)[ \t]{1,9}\*\*(?=\s|$)/gm;

/** "{: .label }", which says how something is set. */
const ATTRIBUTES = /\{:[^{}\n]{0,120}\}/gu;

/** "\newpage", for the printer. */
const TYPESETTING =
  /^[ \t]*\\(?:newpage|pagebreak|clearpage|bigskip|medskip|smallskip|noindent|hrulefill|[vh]space\*?\{[^{}\n]{0,20}\})[ \t]*$/gm;

/** "% Coastal Design", the title with which Pandoc lets a document begin, with its authors and its day below. */
const TITLE_BLOCK = /(?<=^(?:%[^\n]{0,200}\n{1,2}){0,2})%[ \t]+(?<words>[^\n]{1,200})\n/gu;

/** Lines that begin with their days stay apart, though Markdown would set them as one paragraph. */
const keepDays = (source: string): string =>
  source
    .replace(SPACE_IN_BOLD, '**$<words>** ')
    .replace(ATTRIBUTES, '')
    .replace(TYPESETTING, '')
    .replace(DOTTED_DAY, '$<day>\\.')
    .replace(ABOVE_DOTTED_DAY, '  \n')
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      const days = paragraph.match(ABOVE_DAY)?.length ?? 0;
      const parted = days < FEWEST_DAYS ? paragraph : paragraph.replace(ABOVE_DAY, '  \n');
      return parted.replace(ABOVE_WEEKDAY, '  \n').replace(BELOW_BOLD, '  \n');
    })
    .join('');
