import type { PlanDayOff, PlanTask } from './calendar.repository.ts';
import type { ClassOnDay, TopicsOnDay } from './calendar.rules.ts';
import type { CalendarEntry } from './calendar.schemas.ts';

export const toTaskEntry = (task: PlanTask): CalendarEntry => ({
  type: 'task',
  taskId: task.id,
  title: task.title,
  kind: task.kind,
  status: task.status,
  date: task.dueOn,
  time: task.dueTime,
  endDate: task.endOn,
  endTime: task.endTime,
  weight: task.weight,
  course: task.course,
  timeZone: task.timeZone,
  version: task.version,
});

export const toClassEntry = ({
  meeting,
  date,
  topics,
}: ClassOnDay & { topics: string[] }): CalendarEntry => ({
  type: 'class',
  meetingId: meeting.id,
  kind: meeting.kind,
  topics,
  date,
  time: meeting.startTime,
  endTime: meeting.endTime,
  location: meeting.location,
  course: meeting.course,
  timeZone: meeting.timeZone,
});

export const toTopicsEntry = ({ date, topics, course, timeZone }: TopicsOnDay): CalendarEntry => ({
  ...{ type: 'class', meetingId: null, kind: 'class', topics, date, course, timeZone },
  ...{ time: null, endTime: null, location: null },
});

export const toDayOffEntry = (dayOff: PlanDayOff): CalendarEntry => ({
  type: 'dayOff',
  dayOffId: dayOff.id,
  title: dayOff.title,
  date: dayOff.startsOn,
  endDate: dayOff.endsOn,
  course: dayOff.course,
});
