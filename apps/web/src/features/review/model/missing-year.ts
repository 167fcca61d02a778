import type { Finding, Question } from '@/api';
import { type Day, isDay } from '@/lib/plan/days';

type Findings = readonly Pick<Finding, 'id' | 'title' | 'date'>[];

/** A year that nothing in the document tells is asked with the years around today, the likeliest one first. */
export function withYears(question: Question, findings: Findings, today: Day): Question {
  if (question.code !== 'no-year' || question.options.length > 0) return question;
  const waiting = findings.filter(
    ({ id, date }) => question.findingIds.includes(id) && date.startsWith('--'),
  );
  const [first] = waiting;
  const options = yearsAround(today, waiting).map((year) => {
    const day = first && inYear(first.date, year);
    return { label: String(year), year, ...(day && isDay(day) && { because: `“${first.title}” on ${day}` }) };
  });
  return { ...question, options };
}

/** `--02-23` in a year. */
const inYear = (date: string, year: number): string => `${year}${date.slice(1)}`;

/** Last year, this one and the next, those first whose days are closer to today. */
function yearsAround(today: Day, waiting: Findings): number[] {
  const days = waiting.map(({ date }) => date).sort();
  const middle = days[Math.floor(days.length / 2)] ?? `-${today.slice(4)}`;
  const thisYear = Number(today.slice(0, 4));
  const away = (year: number) => Math.abs(Date.parse(inYear(middle, year)) - Date.parse(today));
  return [thisYear, thisYear + 1, thisYear - 1].toSorted((a, b) => away(a) - away(b));
}
