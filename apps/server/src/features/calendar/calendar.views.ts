import type { PlanDayOff, PlanSeries, PlanTask } from './calendar.repository.ts';
import type { ClassOnDay, ComingOnDay, TopicsOnDay } from './calendar.rules.ts';
import type { CalendarEntry, SeriesView } from './calendar.schemas.ts';

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

export const toComingEntry = ({ series, date, endDate }: ComingOnDay): CalendarEntry => ({
  type: 'coming',
  taskId: series.taskId,
  title: series.template.title,
  kind: series.template.kind,
  date,
  time: series.template.dueTime,
  endDate,
  endTime: series.template.endTime,
  weight: series.template.weight,
  course: series.course,
  timeZone: series.timeZone,
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

export const toSeriesView = ({ template, course, ...series }: PlanSeries): SeriesView => ({
  taskId: series.taskId,
  occurrenceOn: series.occurrenceOn,
  anchoredOn: series.anchoredOn,
  repeat: series.repeat,
  usual: {
    title: template.title,
    kind: template.kind,
    dueTime: template.dueTime,
    endTime: template.endTime,
    spanDays: template.spanDays,
    weight: template.weight,
    notes: template.notes,
    course,
  },
});
