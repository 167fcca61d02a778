import type { Locale } from '../locales/locale.ts';
import { academicYears, namedTerms } from '../term/read-term.ts';
import { oneOf, without } from '../text/patterns.ts';

const YEAR = String.raw`(?:(?:19|20)\d{2}|['’]\d{2})(?:\s?[-–/.]\s?\d{1,4}|W[12])?`;
const WHICH = String.raw`(?:\d|I{1,3}|one|two|first|second|third|1st|2nd|3rd|primer|primero|segundo|primo|secondo|premier|deuxième|erstes|zweites|eerste|tweede)[.º°ª]*`;
const NAMES = oneOf([
  'semest(?:er|re)',
  '(?:tri|cuatri|quadri)mest(?:er|re)',
  'wise',
  'sose',
  'ws',
  'ss',
  'najaar',
  'voorjaar',
  '(?:winter|sommer|herbst|frühjahrs)semester',
  '(?:michaelmas|hilary|trinity|lent|easter)(?:\\sterm)?',
  'term',
  'a\\.?a\\.?',
  'ay',
  '(?:academic\\syear|année\\s(?:académique|universitaire|scolaire)|curso\\sacadémico|anno\\saccademico|ano\\sletivo|collegejaar|studienjahr)',
]);
/** "second semester of 2026", "Semester 1, 2026", "a.a. 2026/2027". */
const TERM = new RegExp(
  String.raw`\(?(?<!\p{L})(?:${WHICH}\s)?${NAMES}(?!\p{L})(?:\s${WHICH}(?!\p{L}))?(?:\s(?:de\s|d[’'])\p{L}+)?(?:[\s,]{1,2}|\s(?:of|de|del|do)\s)${YEAR}(?:[\s,]{1,2}${NAMES}\s${WHICH})?\)?`,
  'giu',
);
/** "Tidal Ecology, 2026-2". */
const YEAR_AND_TERM = /[\s,(–—-]+20\d{2}[-./][123]\)?\s*$/u;
/** What is left of a term whose season and year were cut out: "Trimestre d’", "AY", "/27". */
const LEFT = new RegExp(
  String.raw`[\s,(–—-]+(?:${WHICH}\s)?${NAMES}(?:\s${WHICH})?(?:\sd(?:e|u|[’']))?[\s)]*$|(?<=\s)/\d{2,4}\)?(?=\s|$)`,
  'giu',
);

/** A line without the term and the years that it names: "Tidal Ecology" of "Tidal Ecology, Sep–Dec 2026". */
export function withoutTerm(line: string, locale: Locale): string {
  if (!/\d/u.test(line)) return line;
  const named = namedTerms(line, locale).map(({ at, name }) => ({ start: at, end: at + name.length }));
  const hasTerm = named.length > 0 || academicYears(line).length > 0;
  const blank = (name: string) => ' '.repeat(name.length);
  const rest = without(line.replace(TERM, blank).replace(YEAR_AND_TERM, blank), named);
  return hasTerm || rest !== line ? rest.replace(LEFT, ' ') : line;
}
