import { meetingDates, occurrencesIn } from '@syllabi/calendar';
import { type DayRange, toDay } from '../../vocabulary/days.ts';
import type { PlanDayOff, PlanMeeting, PlanSeries, PlanTopic } from './calendar.repository.ts';

export interface ClassOnDay {
  meeting: PlanMeeting;
  date: string;
}

/** Topics of a day on which, as far as is known, no class of the course meets. */
export type TopicsOnDay = Omit<PlanTopic, 'title'> & { topics: string[] };

/** Every class of the range, without those on a day off of their own course. */
export function classesIn(
  { from, to }: DayRange,
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

export interface ComingOnDay {
  series: PlanSeries;
  date: string;
  endDate: string | null;
}

/** The days on which what repeats will be due again; its open task is not among them. */
export const comingIn = (range: DayRange, all: PlanSeries[]): ComingOnDay[] =>
  all.flatMap((series) => {
    const { repeat, occurrenceOn, anchoredOn, template } = series;
    const days = template.spanDays;
    return occurrencesIn(repeat, occurrenceOn, range, anchoredOn).map((date) => ({
      series,
      date: date.toString(),
      endDate: days === null ? null : toDay(date.add({ days })),
    }));
  });

/** Gives each class the topics of its course and day, and keeps those that have no class. */
export function joinTopics(classes: ClassOnDay[], topics: PlanTopic[]) {
  const keyOf = (courseId: string, date: string) => `${courseId} ${date}`;
  const byDay = new Map<string, TopicsOnDay>();
  for (const { title, ...day } of topics) {
    const key = keyOf(day.course.id, day.date);
    byDay.set(key, { ...day, topics: [...(byDay.get(key)?.topics ?? []), title] });
  }
  const joined = classes.map(({ meeting, date }) => ({
    ...{ meeting, date },
    topics: byDay.get(keyOf(meeting.courseId, date))?.topics ?? [],
  }));
  for (const { meeting, date } of classes) byDay.delete(keyOf(meeting.courseId, date));
  return { classes: joined, alone: [...byDay.values()] };
}
