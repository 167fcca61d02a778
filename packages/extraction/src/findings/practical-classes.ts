import type { Candidate } from '../items/candidate.ts';
import { remembered } from '../text/remembered.ts';

const OTHER_CLASS = /(?<!\p{L})(?:CM|TD)\s?(?<number>\d{1,2})(?!\d)/gu;
const PRACTICAL = /^TP\s?\d/u;
const FEWEST = 2;
const SAYS_WORK = ['due', 'due-thing', 'role:due', 'by-date', 'action', 'weighted'] as const;

/** Whether a document numbers its lectures and exercise classes as French universities do: "CM 3", "TD 2". */
const numbersClasses = remembered(
  (text: string): boolean =>
    new Set([...text.matchAll(OTHER_CLASS)].map(({ groups }) => groups?.number)).size >= FEWEST,
);

/** "TP 4 (11/10, 9h45)" among "CM 5" and "TD 2" is a class in the laboratory, where nothing says that it is handed in. */
export const isPracticalClass = ({ title, signals }: Candidate, text: string): boolean =>
  PRACTICAL.test(title) && !SAYS_WORK.some((signal) => signals.has(signal)) && numbersClasses(text);

const FEWEST_CLASSES = 6;

/** "Lab practical", without a number, in the plan of one week after the other: what is done in class, and no test. */
export function isKindOfClass(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const days = new Map<string, Set<string>>();
  const keyOf = ({ kind, title, role, signals }: Candidate) =>
    kind === 'exam' && role !== 'due' && !SAYS_WORK.some((signal) => signals.has(signal))
      ? title.toLowerCase()
      : undefined;
  for (const candidate of candidates) {
    const [key, day] = [keyOf(candidate), candidate.dates[0]?.date];
    if (key && day) days.set(key, (days.get(key) ?? new Set()).add(`${day.month}-${day.day}`));
  }
  return (candidate) => (days.get(keyOf(candidate) ?? '')?.size ?? 0) >= FEWEST_CLASSES;
}
