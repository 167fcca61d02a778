import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePrinting } from '@/lib/use-printing';
import { useScrollParent } from '@/lib/use-scroll-parent';
import type { TaskRow } from '../model/group-tasks';
import {
  COLUMN_LABELS,
  columnsOf,
  type TaskColumn,
  type TaskSearch,
  type TaskSort,
} from '../model/task-search';
import { GroupRow } from './GroupRow';
import { rowStyle } from './row-style';
import { type TaskActions, TaskCells } from './TaskRow';
import classes from './TaskTable.module.css';
import { useFocusOn } from './use-focus-on';

interface TaskTableProps {
  rows: readonly TaskRow<Task>[];
  /** Not while more rows are on their way. */
  isComplete: boolean;
  search: TaskSearch;
  onSort: (sort: TaskSort) => void;
  selected: ReadonlySet<string>;
  allSelected: boolean;
  onSelectAll: () => void;
  activeId: string | undefined;
  folded: ReadonlySet<string>;
  onFold: (key: string) => void;
  /** Something lies over the table. */
  isCovered: boolean;
  actions: TaskActions;
}

const GROUP_HEIGHT = 36;
const WIDTHS: Record<TaskColumn, string> = {
  labels: '160px',
  assignee: '130px',
  kind: 'var(--kind, 118px)',
  due: 'var(--due, 268px)',
  weight: '64px',
  status: '88px',
  source: '60px',
};
const SORTABLE: readonly TaskSort[] = ['due', 'title', 'kind', 'weight', 'status'];

/** Draws only the rows in view, so that ten thousand tasks scroll as ten do; on paper all of them. */
export function TaskTable({
  rows,
  isComplete,
  search,
  onSort,
  selected,
  allSelected,
  onSelectAll,
  activeId,
  folded,
  onFold,
  isCovered,
  actions,
}: TaskTableProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const { scroller, margin } = useScrollParent(ref);
  const isPrinting = usePrinting();
  const rowHeight = search.dense ? 32 : 40;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (rows[index]?.type === 'group' ? GROUP_HEIGHT : rowHeight),
    getItemKey: (index) => keyOf(rows[index], index),
    overscan: isPrinting ? rows.length : 3,
    scrollMargin: margin,
    scrollPaddingStart: 48,
    scrollPaddingEnd: 96,
  });
  const activeIndex = rows.findIndex((row) => row.type === 'task' && row.task.id === activeId);
  useEffect(() => {
    if (activeIndex >= 0) virtual.scrollToIndex(activeIndex);
  }, [activeIndex, virtual]);
  const noteFocus = useFocusOn(ref, rows, { isCovered });
  const columns = useMemo(() => columnsOf(search), [search]);
  const mayEdit = useMayEdit();
  return (
    <table
      aria-label="Tasks"
      aria-rowcount={isComplete ? rows.length + 1 : -1}
      className={classes.table}
      style={{ '--columns': columns.map((column) => WIDTHS[column]).join(' ') } as CSSProperties}
    >
      <thead>
        <tr className={classes.head} aria-rowindex={1}>
          <th scope="col" className={classes.check}>
            {mayEdit ? (
              <Checkbox
                size="xs"
                aria-label="Select all shown"
                checked={allSelected}
                indeterminate={selected.size > 0 && !allSelected}
                onChange={onSelectAll}
              />
            ) : (
              <VisuallyHidden>Selection</VisuallyHidden>
            )}
          </th>
          <Heading sort="title" label="Task" search={search} onSort={onSort} />
          {columns.map((column) => (
            <Heading
              key={column}
              sort={column}
              label={COLUMN_LABELS[column]}
              search={search}
              onSort={onSort}
            />
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody
        ref={ref}
        className={classes.body}
        style={isPrinting ? undefined : { height: virtual.getTotalSize() }}
        onFocusCapture={noteFocus}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const style = rowStyle(item, { margin, isPrinting });
          return row.type === 'group' ? (
            <GroupRow
              key={item.key}
              group={row.group}
              rowIndex={item.index + 2}
              style={style}
              folded={folded.has(row.group.key)}
              onFold={onFold}
              onFinish={actions.finish}
              isComplete={isComplete}
            />
          ) : (
            <tr
              key={item.key}
              aria-rowindex={item.index + 2}
              data-row={item.index}
              data-selected={selected.has(row.task.id) || undefined}
              className={classes.row}
              data-active={row.task.id === activeId || undefined}
              style={style}
            >
              <TaskCells
                task={row.task}
                columns={columns}
                selected={selected.has(row.task.id)}
                actions={actions}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const keyOf = (row: TaskRow<Task> | undefined, index: number) =>
  row === undefined ? index : row.type === 'group' ? `group-${row.group.key}` : row.task.id;

interface HeadingProps {
  sort: TaskSort | TaskColumn;
  label: string;
  search: TaskSearch;
  onSort: (sort: TaskSort) => void;
}

function Heading({ sort, label, search, onSort }: HeadingProps) {
  const sortable = SORTABLE.find((one) => one === sort);
  if (!sortable) {
    return (
      <th scope="col" data-column={sort}>
        {label}
      </th>
    );
  }
  const isSorted = (search.sort ?? 'due') === sort;
  return (
    <th
      scope="col"
      data-column={sort}
      aria-sort={isSorted ? (search.down ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(sortable)}
      >
        {label}
        {isSorted && <Arrow isDown={search.down === true} />}
      </button>
    </th>
  );
}

/** Drawn here: an icon that other pages have too would be a file of its own. */
const Arrow = ({ isDown }: { isDown: boolean }) => (
  <svg width="14" height="14" viewBox="0 0 24 24" className={classes.arrow} aria-hidden="true">
    <path d={isDown ? 'M12 5v14M6 13l6 6 6-6' : 'M12 19V5M6 11l6-6 6 6'} />
  </svg>
);
