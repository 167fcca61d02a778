import { IconRepeat, IconSubtask } from '@tabler/icons-react';
import type { Task } from '@/api';
import { initials } from '@/lib/names';
import { type CourseColor, courseColors } from '@/ui/CourseTile';
import { useLabels } from '../labels';
import { memberName, useMembers } from '../members';
import { toRepeatText } from '../model/repeat-text';
import classes from './RowExtras.module.css';

export const LabelDot = ({ color }: { color: CourseColor }) => (
  <span className={classes.dot} style={courseColors(color)} aria-hidden="true" />
);

/** The labels of a task by name and colour. */
export function LabelPills({ labelIds }: { labelIds: readonly string[] }) {
  const labels = useLabels();
  if (labelIds.length === 0) return null;
  const shown = labels.filter(({ id }) => labelIds.includes(id));
  return (
    <span className={classes.labels}>
      {shown.map(({ id, name, color }) => (
        <span key={id} dir="auto" className={classes.label} style={courseColors(color)}>
          {name}
        </span>
      ))}
    </span>
  );
}

/** `2 of 5` steps, and a sign where the task comes back. */
export function StepCount({ task: { subtasks, repeat } }: { task: Pick<Task, 'subtasks' | 'repeat'> }) {
  return (
    <>
      {subtasks.total > 0 && (
        <span className={classes.steps} title={`${subtasks.done} of ${subtasks.total} steps done`}>
          <IconSubtask size={14} stroke={1.75} aria-hidden="true" /> {subtasks.done} of {subtasks.total}
        </span>
      )}
      {repeat && (
        <span className={classes.steps} title={toRepeatText(repeat)}>
          <IconRepeat size={14} stroke={1.75} role="img" aria-label={toRepeatText(repeat)} />
        </span>
      )}
    </>
  );
}

export function AssigneeName({ assigneeId }: { assigneeId: string | null }) {
  const members = useMembers();
  if (!assigneeId) return null;
  const member = members.find(({ accountId }) => accountId === assigneeId);
  const name = member ? memberName(member) : 'Somebody';
  return (
    <span className={classes.assignee} title={name}>
      <span className={classes.avatar} aria-hidden="true">
        {initials(name)}
      </span>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
