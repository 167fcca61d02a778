import type { Feed, FeedDayOff, FeedMeeting, FeedTask } from '@syllabi/calendar';
import type { Extraction, Finding } from '@syllabi/extraction';
import { areClassesSure, sureIn } from '@syllabi/extraction/questions';

interface ToFeed {
  extraction: Extraction;
  timeZone: string;
  stamp: Feed['stamp'];
}

/** The plan of one document as a calendar: what is due, days off and, within the term, the classes, as far as they are sure. */
export function toFeed({ extraction, timeZone, stamp }: ToFeed): Feed {
  const { course } = extraction;
  const name = course.code ?? course.title ?? 'Syllabus';
  const dated = sureIn(extraction);
  const daysOff = dated.filter(({ kind }) => kind === 'holiday').map(toDayOff);
  return {
    name,
    timeZone: course.timeZone ?? timeZone,
    stamp,
    tasks: dated.filter(({ kind }) => !NOT_DUE.has(kind)).map((finding) => toTask(finding, name)),
    daysOff,
    meetings: toMeetings(extraction, name, daysOff),
  };
}

const NOT_DUE = new Set<Finding['kind']>(['holiday', 'reading', 'class']);
const TAKES_PLACE = new Set<Finding['kind']>(['exam', 'quiz', 'presentation']);

function toTask({ id, kind, title, date, time, endTime }: Finding, course: string): FeedTask {
  return {
    uid: `${id}@demo.syllabi`,
    title: `${course}: ${title}`,
    dueOn: date,
    ...(time && { dueTime: time }),
    ...(endTime && { endTime }),
    takesPlace: TAKES_PLACE.has(kind),
  };
}

const toDayOff = ({ id, title, date, endDate }: Finding): FeedDayOff => ({
  uid: `${id}@demo.syllabi`,
  title,
  first: date,
  ...(endDate && { last: endDate }),
});

function toMeetings(extraction: Extraction, name: string, daysOff: FeedDayOff[]): FeedMeeting[] {
  const { course, meetings } = extraction;
  const { start, end } = course.term ?? {};
  if (!start || !end || !areClassesSure(extraction)) return [];
  return meetings.map(({ days, start: from, end: to, kind, location }, index) => ({
    uid: `class-${index}@demo.syllabi`,
    title: `${name} ${kind}`,
    days,
    term: { start, end },
    daysOff,
    ...(from && { start: from }),
    ...(to && { end: to }),
    ...(location && { location }),
  }));
}
