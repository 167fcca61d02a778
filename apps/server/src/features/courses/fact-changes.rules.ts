import type { CourseFacts, Extraction } from '@syllabi/extraction';
import type { FactChange } from '../../vocabulary/facts.ts';
import { isSameMeeting, pairComponents, pairMeetings } from './courses.rules.ts';

type Change = Pick<FactChange, 'type' | 'name' | 'fields' | 'quote'>;
type Field = FactChange['fields'][number];
type Text = string | number | null | undefined;

const quoteOf = ({ evidence }: { evidence: { quote: string }[] }) => evidence[0]?.quote ?? null;
const toText = (value: Text): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

interface Values {
  [field: string]: Text;
}

/** The fields in which two differ; where one of them is not there, those that the other one has. */
function fieldsBetween(from: Values | undefined, to: Values | undefined, edited: boolean): Field[] {
  const names = Object.keys(from ?? to ?? {});
  return names
    .map((field) => ({ field, from: toText(from?.[field]), to: toText(to?.[field]), edited }))
    .filter((one) => one.from !== one.to);
}

/** What a course is called, when it is and who teaches it, as text. */
export interface CourseValues {
  code: string | null;
  title: string | null;
  section: string | null;
  termName: string | null;
  termStart: string | null;
  termEnd: string | null;
  timeZone: string | null;
  instructors: string | null;
}

export const toCourseValues = ({
  code,
  title,
  section,
  term,
  timeZone,
  instructors,
}: CourseFacts): CourseValues => ({
  code: code ?? null,
  title: title ?? null,
  section: section ?? null,
  termName: term?.name ?? null,
  termStart: term?.start ?? null,
  termEnd: term?.end ?? null,
  timeZone: timeZone ?? null,
  instructors: namesOf(instructors),
});

export const namesOf = (people: readonly { name: string }[]): string | null =>
  people.map(({ name }) => name).join(', ') || null;

interface CourseVersions {
  /** What the last version said, before anybody corrected it. */
  said: CourseValues;
  says: CourseValues;
  now: CourseValues;
}

/** News of the course: what the document says otherwise than it did. What it leaves out is not taken away. */
export function courseChange({ said, says, now }: CourseVersions): Change[] {
  const fields = Object.keys(says) as (keyof CourseValues)[];
  const news = fields
    .filter((field) => says[field] !== null && says[field] !== said[field] && says[field] !== now[field])
    .map((field) => ({
      field,
      from: now[field],
      to: says[field],
      edited: now[field] !== null && now[field] !== said[field],
    }));
  return news.length > 0 ? [{ type: 'changed', name: 'Course', fields: news, quote: null }] : [];
}

export interface StandingMeeting {
  days: string[];
  startTime: string | null;
  endTime: string | null;
  kind: string;
  location: string | null;
  edited: boolean;
  evidence: { quote: string }[];
}

export const toSlot = ({ days, start, end, kind, location, evidence }: Extraction['meetings'][number]) => ({
  days,
  startTime: start ?? null,
  endTime: end ?? null,
  kind,
  location: location ?? null,
  evidence,
});

const valuesOfMeeting = ({
  days,
  startTime,
  endTime,
  location,
}: Omit<StandingMeeting, 'edited' | 'evidence'>): Values => ({
  days: days.join(),
  start: startTime,
  end: endTime,
  location,
});

interface Versions<Standing, Found> {
  said: readonly Found[];
  says: readonly Found[];
  now: readonly Standing[];
}

/** What the document said before is no news, though somebody took it out of the course since. */
export const isNews = <F extends { evidence: unknown }>(found: F, said: readonly F[]): boolean => {
  const toKey = ({ evidence: _, ...rest }: F) => JSON.stringify(rest);
  return !said.some((one) => toKey(one) === toKey(found));
};

export function meetingChanges({
  said,
  says,
  now,
}: Versions<StandingMeeting, Extraction['meetings'][number]>): Change[] {
  const found = says.filter(({ days }) => days.length > 0);
  const pairs = pairMeetings(
    [...now],
    found.map((one) => ({ ...toSlot(one), isNews: isNews(one, said) })),
  );
  const paired = new Set([...pairs.values()]);
  const changes = [...pairs].flatMap(([slot, before]): Change[] => {
    if (!slot.isNews || (!before && now.some((other) => isSameMeeting(slot, other)))) return [];
    const fields = fieldsBetween(
      before && valuesOfMeeting(before),
      valuesOfMeeting(slot),
      before?.edited ?? false,
    );
    return fields.length === 0
      ? []
      : [{ type: before ? 'changed' : 'new', name: slot.kind, fields, quote: quoteOf(slot) }];
  });
  return [
    ...changes,
    ...now.filter((one) => !paired.has(one)).map((one) => goneOf(one, one.kind, valuesOfMeeting(one))),
  ];
}

const goneOf = (
  row: { edited: boolean; evidence: { quote: string }[] },
  name: string,
  values: Values,
): Change => ({
  type: 'gone',
  name,
  fields: fieldsBetween(values, undefined, row.edited),
  quote: quoteOf(row),
});

export interface StandingComponent {
  name: string;
  weight: number | null;
  points: number | null;
  edited: boolean;
  evidence: { quote: string }[];
}

const valuesOfComponent = ({
  name,
  weight,
  points,
}: Omit<StandingComponent, 'edited' | 'evidence'>): Values => ({
  name,
  weight,
  points,
});

export function componentChanges({
  said,
  says,
  now,
}: Versions<StandingComponent, Extraction['grading'][number]>): Change[] {
  const found = says.map((one) => ({
    name: one.component,
    weight: one.weight ?? null,
    points: one.points ?? null,
    evidence: one.evidence,
    isNews: isNews(one, said),
  }));
  const pairs = pairComponents([...now], found);
  const paired = new Set([...pairs.values()]);
  const changes = [...pairs].flatMap(([part, before]): Change[] => {
    if (!part.isNews) return [];
    const fields = fieldsBetween(
      before && valuesOfComponent(before),
      valuesOfComponent(part),
      before?.edited ?? false,
    );
    return fields.length === 0
      ? []
      : [{ type: before ? 'changed' : 'new', name: before?.name ?? part.name, fields, quote: quoteOf(part) }];
  });
  return [
    ...changes,
    ...now.filter((one) => !paired.has(one)).map((one) => goneOf(one, one.name, valuesOfComponent(one))),
  ];
}
