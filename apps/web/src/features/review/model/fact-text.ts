import type { FactChange, Policy } from '@/api';
import { isDay } from '@/lib/plan/days';
import { toWeekdaysText } from '@/lib/plan/meetings';
import { capitalized, type DateStyle, toDayText, toPercentText, toTimeText } from '@/lib/plan/wording';
import { POLICY_NAMES } from '@/lib/policy-names';

type Part = FactChange['part'];

export const PART_TITLES: Record<Part, string> = {
  course: 'Course',
  meetings: 'Classes',
  grading: 'Grading',
  policies: 'Policies',
};

const FIELDS: Record<string, string> = {
  code: 'Code',
  title: 'Title',
  section: 'Section',
  termName: 'Term',
  termStart: 'First day',
  termEnd: 'Last day',
  timeZone: 'Time zone',
  instructors: 'Taught by',
  days: 'Days',
  start: 'Begins',
  end: 'Ends',
  location: 'Place',
  name: 'Name',
  weight: 'Weight',
  points: 'Points',
};

export const fieldName = (field: string): string => FIELDS[field] ?? field;

export const nameOfChange = ({ part, name }: Pick<FactChange, 'part' | 'name'>): string =>
  part === 'policies' ? POLICY_NAMES[name as Policy['kind']] : capitalized(name);

/** The parts that differ, in the order of the tab. */
export const partsOf = (changes: readonly FactChange[]): [Part, FactChange[]][] =>
  (Object.keys(PART_TITLES) as Part[])
    .map((part): [Part, FactChange[]] => [part, changes.filter((change) => change.part === part)])
    .filter(([, some]) => some.length > 0);

/** A value of a fact as the person writes days and times. */
export function toFactText(field: string, value: string | null, style: DateStyle): string {
  if (value === null) return 'not stated';
  if (field === 'days') return toWeekdaysText(value.split(',') as Parameters<typeof toWeekdaysText>[0]);
  if (field === 'start' || field === 'end') return toTimeText(value, style);
  if (field === 'weight') return toPercentText(Number(value));
  if (field === 'points') return `${value} points`;
  return (field === 'termStart' || field === 'termEnd') && isDay(value) ? toDayText(value, { style }) : value;
}
