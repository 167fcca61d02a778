import { IconPencil, IconRotateClockwise } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePlanSettings } from '@/lib/plan/settings';
import { toTimeRangeText, toTimeText } from '@/lib/plan/wording';
import { courseColors, courseName } from '@/ui/CourseTile';
import type { Coming, Entry, TaskOfCalendar } from '../model/entry';
import { isOpenEnded, takesTime } from '../model/time-grid';
import classes from './EntryLine.module.css';
import { useFocusOfMoved, useMoving } from './MoveContext';

interface EntryLineProps {
  entry: Exclude<Entry, { type: 'dayOff' }>;
  /** With the time on a line of its own. */
  isRoomy?: boolean;
  /** Over the hours: as high as it takes time, and to be made longer by its end. */
  hasHours?: boolean;
}

/** One line in a day: an exam solid, other deadlines tinted, what is done struck, a class as plain text. */
export function EntryLine({ entry, isRoomy = false, hasHours = false }: EntryLineProps) {
  const { style } = usePlanSettings();
  const time = entry.time && (
    <time dateTime={entry.time}>
      {hasHours ? toTimeRangeText(entry.time, entry.endTime, style) : toTimeText(entry.time, style)}
    </time>
  );
  const colors = entry.course ? courseColors(entry.course.color) : undefined;
  if (entry.type === 'class') {
    return (
      <Link
        to="/courses/$courseId"
        params={{ courseId: entry.course.id }}
        className={classes.class}
        data-roomy={isRoomy || undefined}
        data-hours={hasHours || undefined}
        style={colors}
        title={[courseName(entry.course), entry.kind, entry.location, ...entry.topics]
          .filter(Boolean)
          .join(', ')}
      >
        <span>{courseName(entry.course)}</span>
        {time}
        {isRoomy && entry.topics.length > 0 && <small>{entry.topics.join(', ')}</small>}
      </Link>
    );
  }
  if (entry.type === 'coming')
    return <ComingLine coming={entry} time={time} isRoomy={isRoomy} hasHours={hasHours} />;
  return <TaskLine task={entry} time={time} isRoomy={isRoomy} hasHours={hasHours} />;
}

interface LineProps {
  time: ReactNode;
  isRoomy: boolean;
  hasHours: boolean;
}

/** Nothing to move or to finish yet: it leads to the task that comes before it. */
function ComingLine({ coming, time, isRoomy, hasHours }: LineProps & { coming: Coming }) {
  const { taskId, title, course } = coming;
  return (
    <Link
      to="/tasks/$taskId"
      params={{ taskId }}
      className={classes.task}
      data-coming
      data-roomy={isRoomy || undefined}
      data-hours={hasHours || undefined}
      style={course ? courseColors(course.color) : undefined}
      draggable={false}
      title={[course && courseName(course), title, 'comes again'].filter(Boolean).join(', ')}
    >
      <span dir="auto">
        <IconRotateClockwise size={13} stroke={2} aria-label="Comes again:" role="img" /> {title}
      </span>
      {time}
    </Link>
  );
}

const MOVES = 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown';
const RESIZES = 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

function TaskLine({ task, time, isRoomy, hasHours }: LineProps & { task: TaskOfCalendar }) {
  const moving = useMoving();
  const { taskId, title, kind, status, course } = task;
  const isDone = status === 'done';
  const isDragged = moving?.drag?.task.taskId === taskId;
  const canResize = hasHours && moving?.canMove && takesTime(task);
  const keys = [moving?.canMove && MOVES, canResize && RESIZES].filter(Boolean).join(' ') || undefined;
  const line = useFocusOfMoved(taskId);
  return (
    <Link
      ref={line}
      to="/tasks"
      search={isDone ? { task: taskId, status: ['done'] } : { task: taskId }}
      className={classes.task}
      data-roomy={isRoomy || undefined}
      data-hours={hasHours || undefined}
      style={course ? courseColors(course.color) : undefined}
      data-done={isDone || undefined}
      data-open-ended={(hasHours && isOpenEnded(task)) || undefined}
      data-exam={kind === 'exam' || undefined}
      data-dragged={isDragged || undefined}
      draggable={false}
      onPointerDown={(event) => moving?.grab(event, task)}
      onKeyDown={(event) => moving?.onKeyDown(event, task, { hasHours })}
      aria-keyshortcuts={keys}
      title={[course && courseName(course), title].filter(Boolean).join(': ')}
    >
      <span dir="auto">
        {kind === 'exam' && !isDone && <IconPencil size={13} stroke={2} aria-label="Exam:" role="img" />}{' '}
        {title}
      </span>
      {!isDone && time}
      {canResize && (
        <i
          className={classes.end}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.stopPropagation();
            moving.grab(event, task, { isResize: true });
          }}
        />
      )}
    </Link>
  );
}
