import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDueText, toPercentText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { KindIcon } from '@/ui/KindIcon';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { StatusIcon } from '@/ui/StatusIcon';
import { RowBones, Waiting } from '@/ui/Waiting';
import { courseTasksQuery } from '../queries';
import classes from './CourseRows.module.css';

export function CourseTasks({ courseId }: { courseId: string }) {
  const { id } = useWorkspace();
  const { data: tasks, error, refetch } = useQuery(courseTasksQuery(id, courseId));
  const done = tasks?.filter(({ status }) => status === 'done').length ?? 0;
  return (
    <Section
      title="Tasks"
      note={tasks && tasks.length > 0 ? `${done} of ${tasks.length} done` : undefined}
      actions={
        <Link to="/tasks" search={{ course: [courseId] }}>
          Open as a list
        </Link>
      }
    >
      {!tasks && !error && (
        <Waiting>
          <RowBones rows={6} />
        </Waiting>
      )}
      {error && !tasks && <LoadFailed error={error} what="The tasks" onRetry={refetch} />}
      {tasks?.length === 0 && (
        <p className={classes.none}>
          Nothing yet. Accept findings of its syllabus, or write a task on the task page.
        </p>
      )}
      <ul className={classes.list}>
        {tasks?.map((task) => (
          <li key={task.id}>
            <TaskLine task={task} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TaskLine({ task: { id, title, kind, status, dueOn, dueTime, weight } }: { task: Task }) {
  const { style, today } = usePlanSettings();
  const isDone = status === 'done';
  return (
    <Link
      to="/tasks"
      search={isDone ? { task: id, status: ['done'] } : { task: id }}
      className={`${classes.row} ${classes.task}`}
      data-done={isDone || undefined}
      data-late={(!isDone && dueOn !== null && dueOn < today) || undefined}
    >
      <StatusIcon status={status} />
      <KindIcon kind={kind} size={15} />
      <b dir="auto">{title}</b>
      <span className={classes.due}>
        {dueOn ? toDueText({ day: dueOn, time: dueTime, kind }, { style, today }) : 'no date'}
      </span>
      <span className={classes.weight}>{weight !== null && toPercentText(weight)}</span>
    </Link>
  );
}
