import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlanSettings } from '@/lib/plan/settings';
import { toTimeText } from '@/lib/plan/wording';
import { courseColors, courseName } from '@/ui/CourseTile';
import type { Entry } from '../model/entry';
import classes from './EntryLine.module.css';

interface EntryLineProps {
  entry: Exclude<Entry, { type: 'dayOff' }>;
  /** With the time on a line of its own. */
  isRoomy?: boolean;
}

/** One line in a day: an exam solid, other deadlines tinted, what is done struck, a class as plain text. */
export function EntryLine({ entry, isRoomy = false }: EntryLineProps) {
  const { style } = usePlanSettings();
  const time = entry.time && <time dateTime={entry.time}>{toTimeText(entry.time, style)}</time>;
  const colors = entry.course ? courseColors(entry.course.color) : undefined;
  if (entry.type === 'class') {
    return (
      <Link
        to="/courses/$courseId"
        params={{ courseId: entry.course.id }}
        className={classes.class}
        data-roomy={isRoomy || undefined}
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
  const isDone = entry.status === 'done';
  return (
    <Link
      to="/tasks"
      search={isDone ? { task: entry.taskId, status: ['done'] } : { task: entry.taskId }}
      className={classes.task}
      data-roomy={isRoomy || undefined}
      style={colors}
      data-done={isDone || undefined}
      data-exam={entry.kind === 'exam' || undefined}
      title={[entry.course && courseName(entry.course), entry.title].filter(Boolean).join(': ')}
    >
      {entry.kind === 'exam' && !isDone && <IconPencil size={13} stroke={2} aria-label="Exam:" role="img" />}
      <span>{entry.title}</span>
      {!isDone && time}
    </Link>
  );
}
