import { IconChevronDown } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Task } from '@/api';
import { toPercentText } from '@/lib/plan/wording';
import type { TaskGroup } from '../model/group-tasks';
import classes from './TaskTable.module.css';

interface GroupRowProps {
  group: TaskGroup<Task>;
  rowIndex: number;
  style: CSSProperties;
  folded: boolean;
  onFold: (key: string) => void;
}

export function GroupRow({ group, rowIndex, style, folded, onFold }: GroupRowProps) {
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
        <GroupSum group={group} />
      </td>
    </tr>
  );
}

/** `5 due, 44%` and, above the line of the chart, `heavy`. */
export function GroupSum({ group }: { group: TaskGroup<Task> }) {
  return (
    <span className={classes.sum}>
      {group.tasks.length} {wordFor(group)}
      {group.weight > 0 && `, ${toPercentText(group.weight)}`}
      {group.heavy && group.key.startsWith('1') && <b> heavy</b>}
    </span>
  );
}

function wordFor({ key, tasks }: TaskGroup<Task>): string {
  if (key === '9') return 'undated';
  if (key === '0' || key.startsWith('1')) return 'due';
  return tasks.length === 1 ? 'task' : 'tasks';
}
