import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useMemo, useRef } from 'react';
import type { Task, TaskBulkChange } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { PHONE } from '@/lib/screen';
import { EmptyState } from '@/ui/EmptyState';
import { isByDueDate, statusesOf } from '../model/filter-tasks';
import { tasksOf } from '../model/group-tasks';
import type { TaskSearch, TaskSort } from '../model/task-search';
import { useSelection } from '../model/use-selection';
import { useTaskList } from '../model/use-task-list';
import { useBulkChange, useSetStatus } from '../queries';
import { MergeHost } from './MergeHost';
import { NO_FILTERS, TaskFilters } from './TaskFilters';
import classes from './TaskList.module.css';
import type { TaskActions } from './TaskRow';
import { TaskTable } from './TaskTable';
import { useTaskKeys } from './use-task-keys';
import { ViewMenu } from './ViewMenu';

const TaskDrawer = lazy(() => import('./TaskDrawer'));
const BulkBar = lazy(() => import('./BulkBar'));
const TaskCards = lazy(() => import('./TaskCards'));
const TaskBoard = lazy(() => import('../board/TaskBoard'));

const NONE: readonly Task[] = [];

const NEXT_LAYOUT = { table: 'board', board: 'courses', courses: undefined } as const;

interface TaskListProps {
  tasks: readonly Task[];
  /** Not while the rest of them is on its way. */
  isComplete: boolean;
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
  quickAddRef: RefObject<HTMLInputElement | null>;
}

export function TaskList({ tasks, isComplete, search, onSearch, quickAddRef }: TaskListProps) {
  const isPhone = useMediaQuery(PHONE);
  const isBoard = search.view === 'board';
  const searchRef = useRef<HTMLInputElement>(null);
  // Nothing moves under whoever reads: in another order what comes later would stand between what is shown.
  const listed = isComplete || isByDueDate(search) ? tasks : NONE;
  const { found, rows, folded, fold } = useTaskList(listed, search);
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  // In the order of the rows and without what is folded away: no key acts on what is not seen. A board marks none.
  const shown = useMemo(() => (isBoard ? [] : tasksOf(rows)), [isBoard, rows]);
  const selection = useSelection(ids);
  const setStatus = useSetStatus();
  const bulk = useBulkChange();
  const onBulk = (change: TaskBulkChange) => bulk.mutate(change, { onSuccess: selection.clear });
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const actions: TaskActions = {
    open: (task) => onSearch({ task: task.id }),
    openPage: ({ id: taskId }) => void navigate({ to: '/tasks/$taskId', params: { taskId } }),
    select: (task) => selection.toggle(task.id),
    selectUpTo: (to, from) =>
      selection.extend({ to: to.id, from: from?.id, order: shown.map(({ id }) => id) }),
    setStatus,
    remove: (task) => {
      onSearch({ task: undefined });
      bulk.mutate({ action: 'delete', taskIds: [task.id] });
    },
    finish: (done) => bulk.mutate({ action: 'status', taskIds: done.map(({ id }) => id), status: 'done' }),
  };
  const open = tasks.find(({ id }) => id === search.task);
  const activeId = useTaskKeys({
    shown,
    actions,
    selected: selection.selected,
    clearSelection: selection.clear,
    onBulk,
    quickAdd: quickAddRef,
    search: searchRef,
    nextLayout: () => onSearch({ view: NEXT_LAYOUT[search.view ?? 'table'] }),
  });
  const sortBy = (sort: TaskSort) =>
    onSearch({ sort, down: (search.sort ?? 'due') === sort && !search.down });
  return (
    <>
      <div className={classes.toolbar}>
        <TaskFilters
          tasks={isComplete ? tasks : undefined}
          search={search}
          onSearch={onSearch}
          searchRef={searchRef}
        />
        {!isPhone && !isBoard && <ViewMenu search={search} onSearch={onSearch} />}
      </div>
      <p className={classes.answer} role="status">
        {isComplete
          ? `${found.length} of ${tasks.length} tasks shown`
          : 'The rest of the tasks is on its way'}
      </p>
      {found.length === 0 && isComplete && (
        <EmptyState
          title="No task matches"
          actions={
            <Button variant="default" onClick={() => onSearch(NO_FILTERS)}>
              Clear the filters
            </Button>
          }
        >
          Nothing fits all of these filters at once.
        </EmptyState>
      )}
      {found.length > 0 && isBoard && (
        <Suspense>
          <TaskBoard
            tasks={found}
            statuses={statusesOf(search)}
            isCovered={open !== undefined}
            actions={actions}
          />
        </Suspense>
      )}
      {found.length > 0 && !isBoard && isPhone && (
        <Suspense>
          <TaskCards rows={rows} isComplete={isComplete} isCovered={open !== undefined} actions={actions} />
        </Suspense>
      )}
      {found.length > 0 && !isBoard && !isPhone && (
        <TaskTable
          key={search.dense ? 'dense' : 'roomy'}
          rows={rows}
          isComplete={isComplete}
          search={search}
          onSort={sortBy}
          selected={selection.selected}
          allSelected={selection.selected.size === found.length}
          onSelectAll={selection.toggleAll}
          activeId={activeId}
          folded={folded}
          onFold={fold}
          isCovered={open !== undefined}
          actions={actions}
        />
      )}
      <Suspense>
        {mayEdit && selection.selected.size > 0 && (
          <BulkBar taskIds={[...selection.selected]} onChange={onBulk} onClear={selection.clear} />
        )}
      </Suspense>
      <MergeHost />
      <Suspense>
        {open && (
          <TaskDrawer task={open} onClose={() => onSearch({ task: undefined })} onDelete={actions.remove} />
        )}
      </Suspense>
    </>
  );
}
