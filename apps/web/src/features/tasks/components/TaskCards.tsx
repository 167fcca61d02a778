import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import type { Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toDayText, toDueTimeText, toPercentText, toRelativeText } from '@/lib/plan/wording';
import { usePrinting } from '@/lib/use-printing';
import { useScrollParent } from '@/lib/use-scroll-parent';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { StatusIcon } from '@/ui/StatusIcon';
import type { TaskRow } from '../model/group-tasks';
import { toggledStatus } from '../model/task';
import { GroupSum } from './GroupRow';
import { StepCount } from './RowExtras';
import { rowStyle } from './row-style';
import classes from './TaskCards.module.css';
import type { TaskActions } from './TaskRow';
import { useFocusOn } from './use-focus-on';

interface TaskCardsProps {
  rows: readonly TaskRow<Task>[];
  /** Not while more of them are on their way. */
  isComplete: boolean;
  /** Something lies over the list. */
  isCovered: boolean;
  actions: TaskActions;
}

/** The list on a phone: what a row says in two lines, and a circle to press with the thumb. */
export default function TaskCards({ rows, isComplete, isCovered, actions }: TaskCardsProps) {
  const ref = useRef<HTMLUListElement>(null);
  const { margin } = useScrollParent(ref);
  const isPrinting = usePrinting();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.type === 'group' ? 40 : 64),
    overscan: isPrinting ? rows.length : 6,
    scrollMargin: margin,
  });
  const noteFocus = useFocusOn(ref, rows, { isCovered });
  return (
    <ul
      ref={ref}
      className={classes.list}
      style={isPrinting ? undefined : { height: virtual.getTotalSize() }}
      onFocusCapture={noteFocus}
    >
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        const style = rowStyle(item, { margin, isPrinting });
        return row.type === 'group' ? (
          <li key={item.key} className={classes.group} style={style}>
            <h2>{row.group.title}</h2> {row.group.range}
            {isComplete && <GroupSum group={row.group} onFinish={actions.finish} />}
          </li>
        ) : (
          <li key={item.key} data-row={item.index} className={classes.card} style={style}>
            <TaskCard task={row.task} actions={actions} />
          </li>
        );
      })}
    </ul>
  );
}

const TaskCard = memo(({ task, actions }: { task: Task; actions: TaskActions }) => {
  const mayEdit = useMayEdit();
  return (
    <>
      <button
        type="button"
        disabled={!mayEdit}
        className={classes.status}
        aria-label={
          task.status === 'done' ? `${task.title} is done: open it again` : `Mark ${task.title} done`
        }
        onClick={() => actions.setStatus(task, toggledStatus(task.status))}
      >
        <StatusIcon status={task.status} size={20} />
      </button>
      <button type="button" className={classes.words} data-opens onClick={() => actions.open(task)}>
        <span dir="auto" className={classes.title} data-done={task.status === 'done' || undefined}>
          {task.title}
        </span>
        <span className={classes.about}>
          {task.course && (
            <>
              <CourseTile name={courseName(task.course)} color={task.course.color} size={16} />
              {courseName(task.course)} ·{' '}
            </>
          )}
          <ShortDue task={task} /> <StepCount task={task} />
        </span>
      </button>
      {task.weight !== null && <span className={classes.weight}>{toPercentText(task.weight)}</span>}
    </>
  );
});

function ShortDue({ task: { dueOn, dueTime, status, kind } }: { task: Task }) {
  const { today, style } = usePlanSettings();
  if (dueOn === null) return 'no date';
  if (dueOn < today && status !== 'done')
    return (
      <>
        {toDayText(dueOn, { style, today })}, <em className={classes.late}>{toRelativeText(dueOn, today)}</em>
      </>
    );
  const near = toRelativeText(dueOn, today);
  const day = ['today', 'tomorrow', 'yesterday'].includes(near) ? near : toDayText(dueOn, { style, today });
  return [day, toDueTimeText({ time: dueTime, kind }, style)].filter(Boolean).join(', ');
}
