import { capitalized } from '../text/patterns.ts';
import type { Candidate } from './candidate.ts';
import type { Vocabulary } from './vocabulary.ts';
import { singular } from './work-phrase.ts';

const NUMBER = '#?\\d{1,2}';
const AND = '\\s?(?:,\\s?(?:and|&)?|and|&|et|y|und|e|en)\\s?';
/** "Tasks 12, 13 and 14", "HW #3 & #4", and of several works "Labs 3–5". */
const SEVERAL = new RegExp(
  `^(?<name>\\p{L}[\\p{L}-]*(?:\\s\\p{L}[\\p{L}-]*){0,2}?)\\s?(?<numbers>${NUMBER}(?:${AND}${NUMBER})+)$`,
  'iu',
);
const SERIES =
  /^(?<name>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}?s)\s#?(?<from>\d{1,2})\s?[–-]\s?#?(?<to>\d{1,2})$/iu;
const LONGEST_SERIES = 4;
/** "Problems 3 and 4" are one sheet, "Chapters 5 and 6" what a test is about. */
const PARTS_OF_WORK =
  /(?<!\p{L})(?:problem|exercise|question|ex|prob|aufgabe|exercice|ejercicio|esercizio|part|item|chapter|ch|unit|module|section|page|week|lecture|lesson|day|class|group|team|step)s?$/iu;

/** "Remise des devoirs". */
const HANDING_IN = /^.*\s(?:des|of|of\sthe|de\slos|de\slas|dei|delle)\s(?=\p{L})/iu;

/** "Tasks 5 and 6" as two works, each with the number that it has elsewhere. */
export function eachNumbered(candidate: Candidate, words: Vocabulary): Candidate[] {
  const several = numbersOf(candidate.title);
  if (!several || PARTS_OF_WORK.test(several.name)) return [candidate];
  const isWork = words.works(`${several.name} 1`).length > 0;
  if (!isWork && !candidate.signals.has('due')) return [candidate];
  const name = capitalized(singular(several.name.replace(HANDING_IN, '')));
  return several.numbers.map((number) => ({ ...candidate, title: `${name} ${number}` }));
}

function numbersOf(title: string): { name: string; numbers: number[] } | undefined {
  const several = SEVERAL.exec(title)?.groups;
  const series = SERIES.exec(title)?.groups;
  if (several?.name) return ascending(several.name, (several.numbers ?? '').match(/\d+/g)?.map(Number) ?? []);
  if (!series?.name) return undefined;
  const [from, to] = [Number(series.from), Number(series.to)];
  if (to <= from || to - from >= LONGEST_SERIES) return undefined;
  return { name: series.name, numbers: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}

const ascending = (name: string, numbers: number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
    ? { name, numbers }
    : undefined;
