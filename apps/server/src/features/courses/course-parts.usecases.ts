import type { Queryable, Transaction } from '../../platform/database.ts';
import { InvalidRequest, type ProblemType } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/turns.ts';
import {
  type Component,
  type CoursePartStore,
  componentStore,
  type DayOff,
  dayOffStore,
  insertComponents,
  insertDayOff,
  insertMeetings,
  type Meeting,
  meetingStore,
  type OnePart,
} from './course-parts.repository.ts';
import { ComponentNotFound, DayOffNotFound, MeetingNotFound, TooManyParts } from './courses.errors.ts';
import type { OneCourse } from './courses.repository.ts';
import type {
  ComponentCreate,
  ComponentPatch,
  DayOffCreate,
  MeetingCreate,
  MeetingPatch,
} from './courses.schemas.ts';
import { type CourseDeps, requireCourse } from './courses.usecases.ts';

type InCourse = CourseDeps & OneCourse;
type OneInCourse = InCourse & { partId: string };

/** Several times what any course has, of each kind. */
const MOST_PARTS = 500;

/** Adding a part to a course, changing it, removing it and bringing it back: the same for class times, parts of the grade and days off. */
function partsIn<Part, Change>(store: CoursePartStore<Part, Change>, NotFound: ProblemType) {
  const orNotFound = (part: Part | undefined): Part => {
    if (!part) throw new NotFound();
    return part;
  };
  const place = async ({ db, partId, ...which }: OneInCourse): Promise<OnePart> => ({
    courseId: (await requireCourse(db, which)).id,
    partId,
  });
  return {
    require: async (db: Queryable, which: OnePart): Promise<Part> => orNotFound(await store.find(db, which)),
    /** What `insert` makes, where the course has room for it. */
    add: (
      { db, ...which }: InCourse,
      insert: (tx: Transaction, courseId: string) => Promise<Part | undefined>,
    ) =>
      db.transaction(async (tx) => {
        const { id: courseId } = await requireCourse(tx, which);
        await takeTurn(tx, 'parts of a course', courseId);
        if ((await store.count(tx, courseId)) >= MOST_PARTS) throw new TooManyParts();
        return orNotFound(await insert(tx, courseId));
      }),
    change: async ({ change, ...one }: OneInCourse & { change: Change }): Promise<Part> =>
      orNotFound(await store.update(one.db, await place(one), change)),
    /** Hidden with what hangs on it, such as everybody's scores. */
    remove: async (one: OneInCourse): Promise<void> =>
      void orNotFound(await store.setDeleted(one.db, await place(one), one.clock.now())),
    /** As it was, with its place in the syllabus. */
    async restore(one: OneInCourse): Promise<Part> {
      const which = await place(one);
      await store.setDeleted(one.db, which, null);
      return orNotFound(await store.find(one.db, which));
    },
  };
}

const meetings = partsIn(meetingStore, MeetingNotFound);
const components = partsIn(componentStore, ComponentNotFound);
const daysOff = partsIn(dayOffStore, DayOffNotFound);

/** The columns of a meeting as it is sent: the wire says `start` and `end`. */
const toMeetingColumns = ({ start, end, ...rest }: MeetingPatch) => ({
  ...rest,
  ...(start !== undefined && { startTime: start }),
  ...(end !== undefined && { endTime: end }),
});

export function addMeeting({ meeting, ...which }: InCourse & { meeting: MeetingCreate }): Promise<Meeting> {
  const { days, kind } = meeting;
  const fields = { ...toMeetingColumns(meeting), days, kind, createdAt: which.clock.now() };
  return meetings.add(which, async (tx, courseId) => {
    const [added] = await insertMeetings(tx, [{ ...fields, id: newId(), courseId }]);
    return added;
  });
}

export const changeMeeting = ({ change, ...one }: OneInCourse & { change: MeetingPatch }): Promise<Meeting> =>
  meetings.change({ ...one, change: { ...toMeetingColumns(change), edited: true } });

export const { remove: removeMeeting, restore: restoreMeeting } = meetings;

export const addComponent = ({
  component,
  ...which
}: InCourse & { component: ComponentCreate }): Promise<Component> =>
  components.add(which, async (tx, courseId) => {
    const row = { ...component, id: newId(), courseId, createdAt: which.clock.now() };
    const [added] = await insertComponents(tx, [row]);
    return added;
  });

export const changeComponent = ({
  change,
  ...one
}: OneInCourse & { change: ComponentPatch }): Promise<Component> =>
  components.change({ ...one, change: { ...change, edited: true } });

export const { require: requireComponent, remove: removeComponent, restore: restoreComponent } = components;

export async function addDayOff({ dayOff, ...which }: InCourse & { dayOff: DayOffCreate }): Promise<DayOff> {
  const { title, startsOn, endsOn = startsOn } = dayOff;
  if (endsOn < startsOn)
    throw new InvalidRequest({
      errors: [{ field: 'endsOn', message: 'The end comes before the beginning.', code: 'order' }],
    });
  return daysOff.add(which, (tx, courseId) =>
    insertDayOff(tx, { id: newId(), courseId, title, startsOn, endsOn, createdAt: which.clock.now() }),
  );
}

export const { remove: removeDayOff, restore: restoreDayOff } = daysOff;
