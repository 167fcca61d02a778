import { meetingDates } from '@syllabi/calendar';
import type { PlanDayOff, PlanMeeting } from './calendar.repository.ts';

interface Range {
  from: string;
  to: string;
}

export interface ClassOnDay {
  meeting: PlanMeeting;
  date: string;
}

/** Every class of the range, without those on a day off of their own course. */
export function classesIn(
  { from, to }: Range,
  { meetings, daysOff }: { meetings: PlanMeeting[]; daysOff: PlanDayOff[] },
): ClassOnDay[] {
  return meetings.flatMap((meeting) => {
    const { termStart, termEnd, days } = meeting;
    if (!termStart || !termEnd) return [];
    const start = termStart > from ? termStart : from;
    const end = termEnd < to ? termEnd : to;
    if (start > end) return [];
    const off = daysOff
      .filter(({ courseId }) => courseId === meeting.courseId)
      .map(({ startsOn, endsOn }) => ({ first: startsOn, last: endsOn }));
    return meetingDates({ days, term: { start, end }, daysOff: off }).map((date) => ({
      meeting,
      date: date.toString(),
    }));
  });
}

/** Days from the first to the last, both counted. */
export const daysBetween = ({ from, to }: Range): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
