import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toPercentText } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { StatusIcon } from '@/ui/StatusIcon';
import { DueCell } from '../components/DueCell';
import { AssigneeName, LabelPills, StepCount } from '../components/RowExtras';
import type { TaskActions } from '../components/TaskRow';
import { useFocusOn } from '../components/use-focus-on';
import { STATUS_LABELS, TASK_STATUSES, type TaskStatus } from '../model/task';
import classes from './TaskBoard.module.css';
import { useBoardDrag } from './use-board-drag';

interface TaskBoardProps {
  tasks: readonly Task[];
  statuses: readonly TaskStatus[];
  /** Something lies over the board. */
  isCovered: boolean;
  actions: TaskActions;
}

/** A column for each status; a card moves by pointer, or by Alt with the arrow to its side. */
export default function TaskBoard({ tasks, statuses, isCovered, actions }: TaskBoardProps) {
  const mayEdit = useMayEdit();
  const board = useRef<HTMLDivElement>(null);
  const { drag, start } = useBoardDrag({ isOn: mayEdit, onDrop: actions.setStatus });
  const onKeyDown = (event: KeyboardEvent, task: Task) => {
    const to = event.altKey ? beside(task.status, event.key) : undefined;
    if (!to || !mayEdit) return;
    event.preventDefault();
    actions.setStatus(task, to);
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        board.current?.querySelector<HTMLElement>(`[data-card="${task.id}"]`)?.focus(),
      ),
    );
  };
  const columns = useMemo(() => columnsOf(tasks, statuses), [tasks, statuses]);
  const rows = useMemo(
    () => columns.flatMap(({ tasks }) => tasks.map((task) => ({ type: 'task' as const, task }))),
    [columns],
  );
  const noteFocus = useFocusOn(board, rows, { isCovered });
  return (
    <div ref={board} className={classes.board} onFocusCapture={noteFocus}>
      {columns.map(({ status, tasks, firstRow }) => (
        <Column
          key={status}
          status={status}
          isOver={drag?.over === status && drag.task.status !== status}
          tasks={tasks}
          firstRow={firstRow}
          draggedId={drag?.task.id}
          onOpen={actions.open}
          onPointerDown={start}
          onKeyDown={onKeyDown}
        />
      ))}
      {drag && (
        <div
          className={classes.ghost}
          style={{ translate: `${drag.x + 8}px ${drag.y + 8}px` }}
          aria-hidden="true"
        >
          {drag.task.title}
        </div>
      )}
    </div>
  );
}

interface BoardColumn {
  status: TaskStatus;
  tasks: readonly Task[];
  /** How many cards stand in the columns before. */
  firstRow: number;
}

function columnsOf(tasks: readonly Task[], statuses: readonly TaskStatus[]): BoardColumn[] {
  let firstRow = 0;
  return TASK_STATUSES.filter((status) => statuses.includes(status)).map((status) => {
    const column = { status, tasks: tasks.filter((task) => task.status === status), firstRow };
    firstRow += column.tasks.length;
    return column;
  });
}

function beside(status: TaskStatus, key: string): TaskStatus | undefined {
  const at = TASK_STATUSES.indexOf(status);
  if (key === 'ArrowRight') return TASK_STATUSES[at + 1];
  return key === 'ArrowLeft' ? TASK_STATUSES[at - 1] : undefined;
}

interface ColumnProps extends BoardColumn {
  isOver: boolean;
  draggedId: string | undefined;
  onOpen: (task: Task) => void;
  onPointerDown: (event: PointerEvent, task: Task) => void;
  onKeyDown: (event: KeyboardEvent, task: Task) => void;
}

const CARD_HEIGHT = 96;

function Column({
  status,
  tasks,
  firstRow,
  isOver,
  draggedId,
  onOpen,
  onPointerDown,
  onKeyDown,
}: ColumnProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => tasks[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <section
      className={classes.column}
      aria-label={`${STATUS_LABELS[status]}: ${tasks.length}`}
      data-status-column={status}
      data-over={isOver || undefined}
    >
      <h2 className={classes.head}>
        <StatusIcon status={status} /> {STATUS_LABELS[status]} <span>{tasks.length}</span>
      </h2>
      <div ref={scroller} className={classes.cards}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const task = tasks[item.index];
            return (
              task && (
                <li
                  key={item.key}
                  data-row={firstRow + item.index}
                  style={{ height: item.size, transform: `translateY(${item.start}px)` }}
                  data-dragged={task.id === draggedId || undefined}
                >
                  <button
                    type="button"
                    className={classes.card}
                    data-opens
                    data-card={task.id}
                    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                    onClick={() => onOpen(task)}
                    onPointerDown={(event) => onPointerDown(event, task)}
                    onKeyDown={(event) => onKeyDown(event, task)}
                  >
                    <Card task={task} />
                  </button>
                </li>
              )
            );
          })}
        </ul>
        {tasks.length === 0 && <p className={classes.none}>Nothing here</p>}
      </div>
    </section>
  );
}

const Card = memo(({ task }: { task: Task }) => {
  return (
    <>
      <span dir="auto" className={classes.title} data-done={task.status === 'done' || undefined}>
        {task.title}
      </span>
      <span className={classes.due}>
        <DueCell task={task} />
      </span>
      <span className={classes.about}>
        {task.course && (
          <>
            <CourseTile name={courseName(task.course)} color={task.course.color} size={16} />
            <span>{courseName(task.course)}</span>
          </>
        )}
        {task.weight !== null && <span>{toPercentText(task.weight)}</span>}
        <StepCount task={task} />
        <LabelPills labelIds={task.labelIds} />
        <AssigneeName assigneeId={task.assigneeId} />
      </span>
    </>
  );
});
