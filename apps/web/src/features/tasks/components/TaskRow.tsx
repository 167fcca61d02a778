import { Checkbox, Menu } from '@mantine/core';
import { IconArrowsDiagonal, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toPercentText } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { KindIcon, kindLabel } from '@/ui/KindIcon';
import { RowMenu } from '@/ui/RowMenu';
import { StatusIcon } from '@/ui/StatusIcon';
import { STATUS_LABELS, type TaskStatus } from '../model/task';
import type { TaskColumn } from '../model/task-search';
import { DueCell } from './DueCell';
import { AssigneeName, LabelPills, StepCount } from './RowExtras';
import { SourceChip } from './SourceChip';
import { StatusMenu } from './StatusMenu';
import classes from './TaskTable.module.css';

export interface TaskActions {
  open: (task: Task) => void;
  openPage: (task: Task) => void;
  select: (task: Task) => void;
  /** All from the one that was selected last up to this one. */
  selectUpTo: (task: Task, from?: Task) => void;
  setStatus: (task: Task, status: TaskStatus) => void;
  remove: (task: Task) => void;
  finish: (tasks: readonly Task[]) => void;
}

/** A box changes by a click, also one of the space key. */
const isWithShift = (change: Event) => change instanceof MouseEvent && change.shiftKey;

interface TaskCellsProps {
  task: Task;
  columns: readonly TaskColumn[];
  selected: boolean;
  actions: TaskActions;
}

/** Drawn again only where its own task changed: the rows in view are as many as scroll by. */
export const TaskCells = memo(({ task, columns, selected, actions }: TaskCellsProps) => {
  const mayEdit = useMayEdit();
  const cells: Record<TaskColumn, React.ReactNode> = {
    labels: <LabelPills labelIds={task.labelIds} />,
    assignee: <AssigneeName assigneeId={task.assigneeId} />,
    kind: (
      <span className={classes.kind}>
        <KindIcon kind={task.kind} size={15} /> {kindLabel(task.kind)}
      </span>
    ),
    due: <DueCell task={task} />,
    weight: <span className={classes.weight}>{task.weight === null ? '' : toPercentText(task.weight)}</span>,
    status: mayEdit ? (
      <StatusMenu task={task} onChange={(status) => actions.setStatus(task, status)} />
    ) : (
      <span className={classes.kind}>
        <StatusIcon status={task.status} /> {STATUS_LABELS[task.status]}
      </span>
    ),
    source: <SourceChip task={task} />,
  };
  return (
    <>
      <td className={classes.check}>
        {mayEdit && (
          <Checkbox
            size="xs"
            checked={selected}
            // Shift would choose the words up to here as well.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) =>
              isWithShift(nativeEvent) ? actions.selectUpTo(task) : actions.select(task)
            }
            aria-label={`Select ${task.title}`}
          />
        )}
      </td>
      <td className={classes.main}>
        {task.course && <CourseTile name={courseName(task.course)} color={task.course.color} />}
        <button
          type="button"
          className={classes.title}
          data-opens
          data-done={task.status === 'done' || undefined}
          dir="auto"
          onClick={() => actions.open(task)}
        >
          {task.title}
        </button>
        <StepCount task={task} />
        {!columns.includes('labels') && <LabelPills labelIds={task.labelIds} />}
        {task.course && <span className={classes.course}>{courseName(task.course)}</span>}
      </td>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {cells[column]}
        </td>
      ))}
      <td className={classes.more}>
        <RowMenu label={`More about ${task.title}`} size={28}>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={() => actions.open(task)}>
            {mayEdit ? 'Edit' : 'Look'}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowsDiagonal size={16} stroke={1.75} />}
            renderRoot={(props) => <Link to="/tasks/$taskId" params={{ taskId: task.id }} {...props} />}
          >
            Open the page
          </Menu.Item>
          {mayEdit && (
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.75} />}
              onClick={() => actions.remove(task)}
            >
              Delete
            </Menu.Item>
          )}
        </RowMenu>
      </td>
    </>
  );
});
