import { IconBeach, IconRotateClockwise } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Day } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import {
  longWeekdayName,
  toDueTimeText,
  toPercentText,
  toRelativeText,
  toShortDay,
  toTimeRangeText,
} from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { EmptyMonth } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { KindIcon } from '@/ui/KindIcon';
import { buildAgenda } from '../model/agenda';
import { type Coming, type Entry, keyOf, type TaskOfCalendar } from '../model/entry';
import classes from './Agenda.module.css';
import { useFocusOfMoved, useMoving } from './MoveContext';

export function Agenda({ entries, span }: { entries: readonly Entry[]; span: { from: Day; to: Day } }) {
  const { today, style } = usePlanSettings();
  const moving = useMoving();
  const days = useMemo(() => buildAgenda(entries, span), [entries, span]);
  if (days.length === 0) {
    return (
      <EmptyState drawing={<EmptyMonth />} title="Nothing in these days">
        No class, no deadline and no day off.
      </EmptyState>
    );
  }
  return days.map(({ day, entries: here }) => (
    <section
      key={day}
      className={classes.day}
      data-day={day}
      data-over={moving?.drag?.place?.day === day || undefined}
      data-today={day === today || undefined}
      aria-labelledby={`day-${day}`}
    >
      <h2 id={`day-${day}`}>
        <b>{toShortDay(day, style)}</b> {longWeekdayName(day)} <span>{toRelativeText(day, today)}</span>
      </h2>
      <ul>
        {here.map((entry) => (
          <li key={keyOf(entry)}>
            <AgendaRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function AgendaRow({ entry }: { entry: Entry }) {
  const { style } = usePlanSettings();
  if (entry.type === 'dayOff') {
    return (
      <span className={classes.row} data-off>
        <span className={classes.time}>all day</span>
        <IconBeach size={16} stroke={1.75} aria-hidden="true" />
        <span className={classes.words}>
          <b>{entry.title}</b>
          <span className={classes.about}>{courseName(entry.course)}</span>
        </span>
      </span>
    );
  }
  if (entry.type === 'class') {
    return (
      <Link to="/courses/$courseId" params={{ courseId: entry.course.id }} className={classes.row}>
        <span className={classes.time}>
          {entry.time ? toTimeRangeText(entry.time, entry.endTime, style) : ''}
        </span>
        <CourseTile name={courseName(entry.course)} color={entry.course.color} size={16} />
        <span className={classes.words}>
          <span className={classes.course}>{courseName(entry.course)}</span>
          <span className={classes.about}>
            {[entry.kind, entry.location, ...entry.topics].filter(Boolean).join(', ')}
          </span>
        </span>
      </Link>
    );
  }
  if (entry.type === 'coming') {
    return (
      <Link to="/tasks/$taskId" params={{ taskId: entry.taskId }} className={classes.row}>
        <DueWords due={entry} />
        <IconRotateClockwise size={15} stroke={1.75} aria-label="Comes again" role="img" />
      </Link>
    );
  }
  return <TaskRow task={entry} />;
}

function TaskRow({ task }: { task: TaskOfCalendar }) {
  const moving = useMoving();
  const { taskId } = task;
  const isDone = task.status === 'done';
  const line = useFocusOfMoved(taskId);
  return (
    <Link
      ref={line}
      to="/tasks"
      search={isDone ? { task: taskId, status: ['done'] } : { task: taskId }}
      className={classes.row}
      data-done={isDone || undefined}
      data-dragged={moving?.drag?.task.taskId === taskId || undefined}
      draggable={false}
      onPointerDown={(event) => moving?.grab(event, task)}
      onKeyDown={(event) => moving?.onKeyDown(event, task)}
      aria-keyshortcuts={
        moving?.canMove ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined
      }
    >
      <DueWords due={task} />
    </Link>
  );
}

function DueWords({ due: entry }: { due: TaskOfCalendar | Coming }) {
  const { style } = usePlanSettings();
  return (
    <>
      <span className={classes.time}>{toDueTimeText(entry, style) || 'all day'}</span>
      {entry.course ? (
        <CourseTile name={courseName(entry.course)} color={entry.course.color} size={16} />
      ) : (
        <KindIcon kind={entry.kind} />
      )}
      <span className={classes.words}>
        <b dir="auto">{entry.title}</b>
        {entry.course && <span className={classes.about}>{courseName(entry.course)}</span>}
      </span>
      {entry.weight !== null && <span className={classes.weight}>{toPercentText(entry.weight)}</span>}
    </>
  );
}
