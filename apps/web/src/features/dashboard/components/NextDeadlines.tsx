import { Link } from '@tanstack/react-router';
import type { Overview, TaskCard } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { dateOf, monthName, toLateText, toNearText, toPercentText } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { Section } from '@/ui/Section';
import classes from './NextDeadlines.module.css';

const SHOWN = 5;

export function NextDeadlines({
  overview: { next, overdue, overdueTasks, openTasks, today },
}: {
  overview: Overview;
}) {
  const late = overdue.slice(0, 2);
  const coming = next.slice(0, SHOWN - late.length);
  return (
    <Section
      title="Next deadlines"
      actions={
        openTasks > 0 && <Link to="/tasks">All {openTasks === 1 ? 'tasks' : `${openTasks} tasks`}</Link>
      }
    >
      {overdueTasks > late.length && (
        <p className={classes.more}>
          <Link to="/tasks" search={{ due: ['overdue'] }}>
            {overdueTasks} are overdue
          </Link>
        </p>
      )}
      <ul className={classes.list}>
        {[...late, ...coming].map((task) => (
          <li key={task.id}>
            <Deadline task={task} today={today} />
          </li>
        ))}
      </ul>
      {late.length + coming.length === 0 && (
        <p className={classes.none}>Nothing is due. Accepted findings with a date appear here.</p>
      )}
    </Section>
  );
}

function Deadline({
  task: { id, title, kind, dueOn, dueTime, weight, course },
  today,
}: {
  task: TaskCard;
  today: string;
}) {
  const { style } = usePlanSettings();
  const isLate = dueOn < today;
  return (
    <Link
      to="/tasks"
      search={{ task: id }}
      className={classes.row}
      data-when={dueOn === today ? 'today' : isLate ? 'late' : undefined}
    >
      <time dateTime={dueOn} className={classes.date}>
        <b>{dateOf(dueOn)}</b>
        {monthName(dueOn)}
      </time>
      <span dir="auto" className={classes.title}>
        {title}
      </span>
      <span className={classes.about}>
        {course && (
          <>
            <CourseTile name={courseName(course)} color={course.color} size={16} />
            {courseName(course)} ·{' '}
          </>
        )}
        <em>
          {isLate
            ? toLateText(dueOn, today, style)
            : toNearText({ day: dueOn, time: dueTime, kind }, today, style)}
        </em>
      </span>
      <span className={classes.weight}>{weight !== null && toPercentText(weight)}</span>
    </Link>
  );
}
