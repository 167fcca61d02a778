import type { Extraction } from '@syllabi/extraction';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { FactChange, FactPart } from '../../vocabulary/facts.ts';
import {
  componentStore,
  deleteComponentsOfDocument,
  deleteMeetingsOfDocument,
  insertComponents,
  insertMeetings,
  meetingStore,
  type NewComponent,
  type NewMeeting,
  partsOfCourse,
  partsOfDocument,
  partsRemovedOf,
} from './course-parts.repository.ts';
import { type Course, type CourseChange, findCourse, updateCourse } from './courses.repository.ts';
import {
  hasSameName,
  isSameComponent,
  isSameMeeting,
  keepSetDetail,
  pairComponents,
  pairMeetings,
} from './courses.rules.ts';
import {
  type CourseValues,
  componentChanges,
  courseChange,
  isNews,
  meetingChanges,
  namesOf,
  toCourseValues,
  toSlot,
} from './fact-changes.rules.ts';

type Said = Pick<Extraction, 'course' | 'meetings' | 'grading'>;

interface FactsOfDocument {
  tx: Transaction;
  clock: Clock;
  workspaceId: string;
  courseId: string;
  documentId: string;
  extraction: Said;
  /** What the last version said: what it said already, and was changed or taken out since, is left alone. */
  earlier?: Said | undefined;
  /** Which of them; all when left out. */
  parts?: readonly FactPart[] | undefined;
}

/** Makes what a syllabus says of its course so, save in what was changed by hand; twice is the same as once. */
export async function putFacts({ parts, ...facts }: FactsOfDocument): Promise<void> {
  const isMeant = (part: FactPart) => !parts || parts.includes(part);
  if (isMeant('course')) await followCourse(facts);
  if (isMeant('meetings')) await putMeetings(facts);
  if (isMeant('grading')) await putComponents(facts);
}

interface Versions {
  workspaceId: string;
  courseId: string;
  documentId: string;
  extraction: Said;
  earlier: Said;
}

/** What a new version of a syllabus says otherwise of its course. */
export async function changesOfFacts(
  db: Queryable,
  { workspaceId, courseId, documentId, extraction, earlier }: Versions,
): Promise<FactChange[]> {
  const course = await findCourse(db, { workspaceId, courseId });
  const { meetings, components } = await partsOfDocument(db, documentId);
  const { meetings: says, grading } = extraction;
  const ofCourse = course
    ? courseChange({ ...versionsOf({ extraction, earlier }), now: valuesOf(course) })
    : [];
  return [
    ...ofCourse.map((change) => ({ part: 'course' as const, ...change })),
    ...meetingChanges({ said: earlier.meetings, says, now: meetings }).map((change) => ({
      part: 'meetings' as const,
      ...change,
    })),
    ...componentChanges({ said: earlier.grading, says: grading, now: components }).map((change) => ({
      part: 'grading' as const,
      ...change,
    })),
  ];
}

const versionsOf = ({ extraction, earlier }: Pick<Versions, 'extraction' | 'earlier'>) => ({
  said: toCourseValues(earlier.course),
  says: toCourseValues(extraction.course),
});

const valuesOf = ({ instructors, ...course }: Course): CourseValues => ({
  ...course,
  instructors: namesOf(instructors),
});

/** The news of a new version; what a first one says of its course was filled in when it was read. */
async function followCourse({ tx, clock, workspaceId, courseId, extraction, earlier }: FactsOfDocument) {
  const course = earlier && (await findCourse(tx, { workspaceId, courseId }));
  if (!course || !earlier) return;
  const changes = courseChange({ ...versionsOf({ extraction, earlier }), now: valuesOf(course) });
  const fields = changes.flatMap((change) => change.fields).filter(({ edited }) => !edited);
  if (fields.length === 0) return;
  const change: CourseChange = Object.fromEntries(
    fields.map(({ field, to }) => [
      field,
      field === 'instructors' ? extraction.course.instructors.slice(0, 20) : to,
    ]),
  );
  await updateCourse(tx, { workspaceId, courseId }, { ...change, updatedAt: clock.now() });
}

/** A class time that was there keeps its id, and what was changed in it by hand; one that was removed stays so. */
async function putMeetings({ tx, clock, courseId, documentId, extraction, earlier }: FactsOfDocument) {
  const { meetings: standing } = await partsOfCourse(tx, courseId);
  const { meetings: removed } = await partsRemovedOf(tx, documentId);
  const own = standing.filter((meeting) => meeting.documentId === documentId);
  const found = extraction.meetings.filter(({ days }) => days.length > 0);
  const isKnown = (one: (typeof found)[number]) => earlier && !isNews(one, earlier.meetings);
  const pairs = pairMeetings(
    own,
    found.map((one) => ({ ...toSlot(one), days: one.days, isKnown: isKnown(one) })),
  );
  const fresh: NewMeeting[] = [];
  for (const [{ isKnown, ...meeting }, before] of pairs) {
    const isThere = [...standing, ...removed].some((other) => isSameMeeting(meeting, other));
    const change = before?.edited ? { evidence: meeting.evidence } : meeting;
    if (before) await meetingStore.update(tx, { courseId, partId: before.id }, change);
    else if (!isThere && !isKnown)
      fresh.push({ ...meeting, id: newId(), courseId, documentId, createdAt: clock.now() });
  }
  const kept = [...pairs.values()].flatMap((before) => before?.id ?? []);
  const byHand = [...own.filter((meeting) => meeting.edited), ...removed].map(({ id }) => id);
  await deleteMeetingsOfDocument(tx, { documentId, except: [...kept, ...byHand] });
  await insertMeetings(tx, fresh);
}

/** A component that was there keeps its id, by which people's scores hang on it; one that was removed stays so. */
async function putComponents({ tx, clock, courseId, documentId, extraction, earlier }: FactsOfDocument) {
  const { components: standing } = await partsOfCourse(tx, courseId);
  const { components: removed } = await partsRemovedOf(tx, documentId);
  const own = standing.filter((component) => component.documentId === documentId);
  const isKnown = (one: Extraction['grading'][number]) => earlier && !isNews(one, earlier.grading);
  const pairs = pairComponents(
    own,
    extraction.grading.map((one) => ({ ...toComponent(one), isKnown: isKnown(one) })),
  );
  const fresh: NewComponent[] = [];
  for (const [{ isKnown, ...component }, before] of pairs) {
    const isThere =
      standing.some((other) => isSameComponent(component, other)) ||
      removed.some((other) => hasSameName(component, other));
    if (before) {
      const { evidence } = component;
      const change = before.edited ? { evidence } : keepSetDetail(component, before);
      await componentStore.update(tx, { courseId, partId: before.id }, change);
    } else if (!isThere && !isKnown)
      fresh.push({ ...component, id: newId(), courseId, documentId, createdAt: clock.now() });
  }
  const kept = [...pairs.values()].flatMap((before) => before?.id ?? []);
  const byHand = [...own.filter((component) => component.edited), ...removed].map(({ id }) => id);
  await deleteComponentsOfDocument(tx, { documentId, except: [...kept, ...byHand] });
  await insertComponents(tx, fresh);
}

const toComponent = ({
  component,
  weight,
  points,
  works,
  dropLowest,
  isBonus,
  evidence,
}: Extraction['grading'][number]) => ({
  name: component,
  weight: weight ?? null,
  points: points ?? null,
  works: works ?? null,
  dropLowest: dropLowest ?? 0,
  isBonus: isBonus ?? false,
  evidence,
});
