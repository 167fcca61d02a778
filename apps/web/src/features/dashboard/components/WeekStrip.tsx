import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Overview, TaskCard } from '@/api';
import { addDays, type Day } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import {
  dateOf,
  toDueTimeText,
  toLongDayText,
  toPercentText,
  toRangeText,
  weekdayName,
} from '@/lib/plan/wording';
import { courseColors, courseName } from '@/ui/CourseTile';
import { Section } from '@/ui/Section';
import classes from './WeekStrip.module.css';

interface WeekStripProps {
  week: Overview['week'];
  today: Day;
  onWeek: (week: string | undefined) => void;
}

export function WeekStrip({ week, today, onWeek }: WeekStripProps) {
  const { style } = usePlanSettings();
  const isThisWeek = today >= week.startsOn && today <= week.endsOn;
  const share =
    week.percent > 0 && `${toPercentText(week.percent)} due, ${toPercentText(week.percentDone)} done`;
  const arrow = { variant: 'subtle', color: 'gray', size: 28 } as const;
  return (
    <Section
      title={isThisWeek ? 'This week' : 'Week'}
      note={toRangeText(week.startsOn, week.endsOn, style)}
      actions={
        <div className={classes.actions}>
          <span>{share}</span>
          {!isThisWeek && (
            <Button size="compact-xs" variant="default" onClick={() => onWeek(undefined)}>
              This week
            </Button>
          )}
          <ActionIcon
            {...arrow}
            aria-label="Previous week"
            onClick={() => onWeek(addDays(week.startsOn, -7))}
          >
            <IconChevronLeft size={18} stroke={1.75} />
          </ActionIcon>
          <ActionIcon {...arrow} aria-label="Next week" onClick={() => onWeek(addDays(week.startsOn, 7))}>
            <IconChevronRight size={18} stroke={1.75} />
          </ActionIcon>
        </div>
      }
    >
      <ol className={classes.strip}>
        {week.days.map((day) => (
          <StripDay key={day.date} day={day} today={today} />
        ))}
      </ol>
    </Section>
  );
}

/** A full day must not push everything else off the screen. */
const SHOWN = 4;
/** Three things due in one day are worth a warning. */
const FULL_FROM = 3;

function StripDay({ day, today }: { day: Overview['week']['days'][number]; today: Day }) {
  const { style } = usePlanSettings();
  const { date, tasks, classes: meetings, daysOff } = day;
  const open = tasks.filter(({ status }) => status !== 'done').length;
  const when = date < today ? 'past' : date === today ? 'today' : 'coming';
  return (
    <li
      className={classes.day}
      data-when={when}
      data-off={daysOff.length > 0 || undefined}
      aria-current={when === 'today' ? 'date' : undefined}
    >
      <p className={classes.date}>
        <time dateTime={date} title={toLongDayText(date, style)}>
          <b>{dateOf(date)}</b>
          <span>
            {weekdayName(date)}
            <i>{when === 'today' && ', today'}</i>
          </span>
          {open >= FULL_FROM && <small>{open} due</small>}
          <em aria-hidden="true">{weekdayName(date).charAt(0)}</em>
        </time>
      </p>
      <ul className={classes.dots} aria-hidden="true">
        {tasks.slice(0, 3).map(({ id, isComing, course }) => (
          <li key={`${id} ${isComing}`} style={course ? courseColors(course.color) : undefined} />
        ))}
      </ul>
      <div className={classes.things}>
        {daysOff.map((title) => (
          <p key={title} className={classes.off}>
            {title}
          </p>
        ))}
        {tasks.slice(0, SHOWN).map((task) => (
          <StripTask key={`${task.id} ${task.isComing}`} task={task} />
        ))}
        {tasks.length > SHOWN && (
          <Link to="/calendar" search={{ date, view: 'agenda' }} className={classes.more}>
            {tasks.length - SHOWN} more
          </Link>
        )}
        {meetings > 0 && (
          <p className={classes.classes}>
            {meetings} {meetings === 1 ? 'class' : 'classes'}
          </p>
        )}
        {tasks.length + meetings + daysOff.length === 0 && <p className={classes.classes}>Nothing due</p>}
      </div>
    </li>
  );
}

function StripTask({ task: { id, title, kind, status, dueTime, course, isComing } }: { task: TaskCard }) {
  const { style } = usePlanSettings();
  const isDone = status === 'done';
  const about = [
    course && courseName(course),
    toDueTimeText({ time: dueTime, kind }, style),
    isComing && 'repeats',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Link
      to="/tasks"
      search={isDone ? { task: id, status: ['done'] } : { task: id }}
      className={classes.task}
      data-done={isDone || undefined}
      data-coming={isComing || undefined}
      style={course ? courseColors(course.color) : undefined}
    >
      <b dir="auto">{title}</b>
      <span>{isDone ? 'done' : about}</span>
    </Link>
  );
}
