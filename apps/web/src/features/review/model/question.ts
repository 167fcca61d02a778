import type { Question, QuestionAnswer } from '@/api';
import { isDay } from '@/lib/plan/days';
import { type Wording, withDays } from '@/lib/plan/with-days';
import { countText } from '@/lib/plan/wording';

export type Other = 'date' | 'year';

/** What can be written when none of the offered answers is right; the order of two numbers is one of both. */
export function otherAnswer({ options, code }: Pick<Question, 'options' | 'code'>): Other | undefined {
  if (code === 'day-month-order') return undefined;
  const isOfYear = options.some(({ year, date }) => year !== undefined && date === undefined);
  return isOfYear || code.includes('year') ? 'year' : 'date';
}

/** The offered answers, and the one that can be written. */
export const answersTo = (question: Pick<Question, 'options' | 'code'>): number =>
  question.options.length + (otherAnswer(question) ? 1 : 0);

/** What it is called when no answer is right, and of how many findings. */
export function refusalOf(question: Pick<Question, 'options' | 'code' | 'findingIds'>): string {
  const { length } = question.findingIds;
  if (length === 1) return 'Set aside';
  return otherAnswer(question) === 'year' ? `Set all ${length} aside` : `These ${length} are no dates`;
}

export interface Choice {
  /** Which option, or the one after the last: another answer. */
  index: number;
  other: string;
}

/** What is sent; undefined while the other answer is not complete. */
export function toAnswer(question: Question, { index, other }: Choice): QuestionAnswer | undefined {
  const option = question.options[index];
  if (option) return option.year !== undefined && !option.date ? { year: option.year } : { option: index };
  const kind = otherAnswer(question);
  if (kind === undefined) return undefined;
  if (kind === 'date') return isDay(other) ? { date: other } : undefined;
  const year = Number(other);
  return /^\d{4}$/.test(other) && year >= 1990 && year <= 2100 ? { year } : undefined;
}

/** What was answered, in the words that it was chosen by. */
export function toAnswerText({ answer, options, findingIds }: Question, wording: Wording): string {
  const { option, date, year } = answer ?? {};
  if (option !== undefined) return withDays(options[option]?.label ?? `Answer ${option + 1}`, wording);
  if (year !== undefined) return String(year);
  if (date !== undefined) return withDays(date, wording);
  return findingIds.length === 1 ? 'Set aside' : `All ${countText(findingIds.length, 'finding')} set aside`;
}
