import type { Document } from '../document.ts';
import type { CourseFacts } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';

const CODE =
  /(?<![\p{L}\d-])(?<code>(?:[A-Z][A-Za-z]{1,11}(?:[-\s&][A-Z]{2,8})?|[A-Z]{2,5}[*])[\s*-]{0,2}\d{2,4}[A-Z]{0,3}(?:\.\d{1,2})?)(?![\p{L}\d])/u;
const NOT_A_CODE =
  /^(?:fall|spring|summer|winter|room|rm|page|week|unit|suite|hall|box|fax|tel|phone|january|february|march|april|may|june|july|august|september|october|november|december|sept?|oct|nov|dec|jan|feb|mar|apr|jun|jul|aug|chapter|section|version|building|office|copyright|updated|revised|automne|hiver)\b/iu;
const ZONES: readonly [RegExp, string][] = [
  [/\b(?:E[SD]T|Eastern(?:\s(?:Standard|Daylight))?\sTime|ET)\b/, 'America/New_York'],
  [/\b(?:C[SD]T|Central(?:\s(?:Standard|Daylight))?\sTime)\b/, 'America/Chicago'],
  [/\b(?:M[SD]T|Mountain(?:\s(?:Standard|Daylight))?\sTime)\b/, 'America/Denver'],
  [/\b(?:P[SD]T|Pacific(?:\s(?:Standard|Daylight))?\sTime)\b/, 'America/Los_Angeles'],
];
const IANA = /\b(?:America|Europe|Asia|Africa|Australia|Pacific)\/[A-Z][A-Za-z_]+\b/;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const HEAD = 4000;

/** What the first page says of the course itself. */
export function readCourseFacts(document: Document, locale: Locale): Omit<CourseFacts, 'term'> {
  const head = document.text.slice(0, HEAD);
  const code = [...head.matchAll(new RegExp(CODE, 'gu'))]
    .map((match) => match.groups?.code ?? '')
    .find((found) => !NOT_A_CODE.test(found));
  const title = titleBeside(document, code);
  const section = /\bsection\s?#?\s?(?<section>\d{1,3}[A-Z]?|[A-Z]\d{0,2})(?![\p{L}\d])/iu.exec(head)?.groups
    ?.section;
  const zone = IANA.exec(document.text)?.[0] ?? ZONES.find(([pattern]) => pattern.test(document.text))?.[1];
  return {
    ...(code && { code: code.replace(/\s+/g, ' ').trim() }),
    ...(title && { title }),
    ...(section && { section }),
    instructors: readInstructors(document, locale),
    ...(zone && { timeZone: zone }),
  };
}

/** The title stands beside the code, or is the first heading. */
function titleBeside(document: Document, code: string | undefined): string | undefined {
  const lines =
    document.pages[0]?.blocks.flatMap((block) => (block.type === 'table' ? [] : [block.line])) ?? [];
  const first = lines.slice(0, 30).filter(({ text }) => /\p{L}{3}/u.test(text));
  const withCode = code ? first.find(({ text }) => text.includes(code)) : undefined;
  const rest = withCode?.text.slice(withCode.text.indexOf(code ?? '') + (code?.length ?? 0)) ?? '';
  const beside = cleanTitle(rest);
  if (beside.length >= 6) return beside;
  const heading = first.find(
    (line) => line !== withCode && line.heading !== undefined && cleanTitle(line.text).length >= 6,
  );
  const near = withCode ? first[first.indexOf(withCode) + 1] : undefined;
  const title = cleanTitle((heading ?? near ?? first[0])?.text ?? '');
  return title.length >= 4 && title.length <= 120 ? title : undefined;
}

const cleanTitle = (text: string) =>
  text
    .replace(/\b(?:course\s)?syllabus\b:?/giu, ' ')
    .replace(
      /\b(?:spring|summer|fall|autumn|winter)(?:\s(?:semester|term|quarter))?,?\s?(?:20)?\d{2}\b/giu,
      ' ',
    )
    .replace(/^[\s:.,;()[\]–—|-]+|[\s:.,;([–—|-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const NAME = String.raw`(?:(?:Dr|Prof|Professor|Mr|Ms|Mrs|Mme|M)\.?\s)?\p{Lu}[\p{L}’'.-]{0,24}(?:\s(?:\p{Lu}[\p{L}’'.-]{0,24}|de|van|von|der|la|del)){1,3}`;

function readInstructors(document: Document, locale: Locale): CourseFacts['instructors'] {
  const head = document.text.slice(0, HEAD);
  const pattern = new RegExp(
    `(?:^|\\n|[|,•])\\s{0,4}(?:${oneOf(locale.instructor)})s?\\s?[:–-]?\\s{1,3}(?<name>${NAME})(?<rest>[^\\n]{0,120}(?:\\n[^\\n]{0,120}){0,2})`,
    'giu',
  );
  const seen = new Map<string, { name: string; email?: string }>();
  for (const match of head.matchAll(pattern)) {
    const name = (match.groups?.name ?? '').trim();
    if (!/^\p{Lu}/u.test(name) || seen.has(name)) continue;
    const email = EMAIL.exec(match.groups?.rest ?? '')?.[0];
    seen.set(name, { name, ...(email && { email }) });
  }
  return [...seen.values()].slice(0, 6);
}
