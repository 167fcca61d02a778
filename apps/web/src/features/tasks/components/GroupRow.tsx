import { IconChevronDown } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toPercentText } from '@/lib/plan/wording';
import { OVERDUE, type TaskGroup } from '../model/group-tasks';
import classes from './TaskTable.module.css';

interface GroupRowProps {
  group: TaskGroup<Task>;
  rowIndex: number;
  style: CSSProperties;
  folded: boolean;
  onFold: (key: string) => void;
  onFinish: (tasks: readonly Task[]) => void;
  /** Not while more of the group may be on its way. */
  isComplete: boolean;
}

export function GroupRow({ group, rowIndex, style, folded, onFold, onFinish, isComplete }: GroupRowProps) {
  return (
    <tr aria-rowindex={rowIndex} className={classes.group} style={style}>
      <td className={classes.groupCell}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={!folded}
          onClick={() => onFold(group.key)}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" data-folded={folded || undefined} />
          <b>{group.title}</b>
          <span>{group.range}</span>
        </button>
        {isComplete && <GroupSum group={group} onFinish={onFinish} />}
      </td>
    </tr>
  );
}

interface GroupSumProps {
  group: TaskGroup<Task>;
  onFinish: (tasks: readonly Task[]) => void;
}

/**
 * `5 due, 44%` and, above the line of the chart, `heavy`. A syllabus that comes in the middle of a term brings much that
 * is long done: what is overdue is ticked off in one go.
 */
export function GroupSum({ group, onFinish }: GroupSumProps) {
  const mayEdit = useMayEdit();
  const { key, tasks, weight } = group;
  return (
    <span className={classes.sum}>
      {tasks.length} {wordFor(group)}
      {weight > 0 && key !== OVERDUE && `, ${toPercentText(toWhole(weight))}`}
      {group.heavy && key.startsWith('1') && <b> heavy</b>}
      {key === OVERDUE && mayEdit && tasks.length > 1 && (
        <button type="button" className={classes.finish} onClick={() => onFinish(tasks)}>
          Mark all done
        </button>
      )}
    </span>
  );
}

/** Thirds and sevenths of a grade, each rounded, add up to a little more or less than the whole. */
const toWhole = (percent: number): number => (Math.abs(percent - 100) < 0.5 ? 100 : percent);

function wordFor({ key, tasks }: TaskGroup<Task>): string {
  if (key === '9') return 'undated';
  if (key === OVERDUE || key.startsWith('1')) return 'due';
  return tasks.length === 1 ? 'task' : 'tasks';
}
