import { findTimes } from '../../dates/find-times.ts';
import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, Node } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { distinct, roleOf } from '../columns/columns.ts';
import { isDeadlineTitle } from './work-lists.ts';

/** A kind of work, and the day of every week by which such work is due. */
export interface WeeklyDeadline {
  name: Passage;
  when: Passage;
  day: Weekday;
  time?: string;
}

const FEWEST = 2;
const MOST_BEHIND = 30;

const patterns = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  const when = `(?:(?:due|every|each|on|by)\\s){0,3}(?<day>${weekday})s?(?!\\p{L})[^\\p{L}\\d]{0,3}(?<behind>[^\\n]{0,${MOST_BEHIND}})`;
  return {
    cell: new RegExp(`^\\W*${when}$`, 'iu'),
    line: new RegExp(
      `^\\W*(?<name>\\p{L}[\\p{L}\\s’'/&-]{2,40}?)(?:\\s?:|\\s?[–—]|\\s-)\\s?(?<when>${when})$`,
      'iu',
    ),
  };
});

/**
 * What a table or a list of deadlines says of the weeks of the course: "Case study | Sunday, 10 pm", "Quiz – Thursday
 * 9:30 am". No date stands there, and what is due on which date is told by the plan.
 */
export function weeklyDeadlines(nodes: readonly Node[], locale: Locale): WeeklyDeadline[] {
  let isBelowTitle = false;
  let list: WeeklyDeadline[] = [];
  const found: WeeklyDeadline[][] = [];
  for (const node of nodes) {
    if (node.type === 'grid') {
      found.push(inGrid(node, isBelowTitle, locale));
      continue;
    }
    const { text } = node.passage;
    const deadline = isBelowTitle ? inLine(node.passage, locale) : undefined;
    if (deadline) {
      list.push(deadline);
      continue;
    }
    if (isDeadlineTitle(text) || node.heading !== undefined) {
      isBelowTitle = isDeadlineTitle(text);
      list = [];
      found.push(list);
    }
  }
  return found.flatMap((deadlines) => (deadlines.length >= FEWEST ? deadlines : []));
}

function inGrid(grid: Grid, isBelowTitle: boolean, locale: Locale): WeeklyDeadline[] {
  const heads = grid.rows[0] ? distinct(grid.rows[0]) : [];
  const columns = heads
    .filter(({ passage }) => isBelowTitle || roleOf(passage.text, locale) === 'due')
    .map(({ column }) => column);
  if (columns.length === 0) return [];
  return grid.rows.flatMap((row) => {
    const [name, ...others] = distinct(row);
    if (!name || !/\p{L}{3}/u.test(name.passage.text)) return [];
    return others
      .filter(({ column }) => columns.includes(column))
      .flatMap(({ passage }) => {
        const said = saysWhen(passage.text, locale);
        return said ? [{ name: name.passage, when: passage, ...said }] : [];
      })
      .slice(0, 1);
  });
}

function inLine(passage: Passage, locale: Locale): WeeklyDeadline | undefined {
  const match = patterns(locale).line.exec(passage.text);
  const { name = '', when = '' } = match?.groups ?? {};
  const said = match ? saysWhen(when, locale) : undefined;
  if (!said) return undefined;
  const at = passage.text.indexOf(name);
  return {
    name: slicePassage(passage, at, at + name.length),
    when: slicePassage(passage, passage.text.length - when.length),
    ...said,
  };
}

/** "Sunday, 10:00 pm", "Thursday, during class"; a number that is no hour would be that of a day. */
function saysWhen(text: string, locale: Locale): Pick<WeeklyDeadline, 'day' | 'time'> | undefined {
  const groups = patterns(locale).cell.exec(text)?.groups;
  const day = dateWords(locale).weekdayFrom(groups?.day ?? '');
  const behind = groups?.behind ?? '';
  const [time] = findTimes(behind, locale);
  if (!day || (/\d/u.test(behind) && !time)) return undefined;
  return { day, ...(time && { time: time.time }) };
}
