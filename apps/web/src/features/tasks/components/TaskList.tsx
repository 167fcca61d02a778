import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type RefObject, Suspense, useMemo, useRef } from 'react';
import type { Task } from '@/api';
import { useCourses } from '@/lib/plan/courses';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { PHONE } from '@/lib/screen';
import { EmptyState } from '@/ui/EmptyState';
import { type TaskSearch, type TaskSort, tidySearch } from '../model/task-search';
import { useSelection } from '../model/use-selection';
import { useTaskList } from '../model/use-task-list';
import { useBulkChange, useChangeTask } from '../queries';
import { BulkBar } from './BulkBar';
import { QuickAdd } from './QuickAdd';
import { TaskCards } from './TaskCards';
import { NO_FILTERS, TaskFilters } from './TaskFilters';
import classes from './TaskList.module.css';
import type { TaskActions } from './TaskRow';
import { TaskTable } from './TaskTable';
import { TaskViews } from './TaskViews';
import { useTaskKeys } from './use-task-keys';
import { ViewMenu } from './ViewMenu';

const TaskDrawer = lazy(() => import('./TaskDrawer'));

interface TaskListProps {
  tasks: readonly Task[];
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
  quickAddRef: RefObject<HTMLInputElement | null>;
}

export function TaskList({ tasks, search, onSearch, quickAddRef }: TaskListProps) {
  const isPhone = useMediaQuery(PHONE);
  const searchRef = useRef<HTMLInputElement>(null);
  const { found, rows, folded, fold } = useTaskList(tasks, search);
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const selection = useSelection(ids);
  const change = useChangeTask();
  const bulk = useBulkChange();
  const courses = useCourses();
  const mayEdit = useMayEdit();
  const actions: TaskActions = {
    open: (task) => onSearch({ task: task.id }),
    select: (task) => selection.toggle(task.id),
    setStatus: (task, status) => change.mutate({ task, patch: { status } }),
    remove: (task) => {
      onSearch({ task: undefined });
      bulk.mutate({ action: 'delete', taskIds: [task.id] });
    },
  };
  const open = tasks.find(({ id }) => id === search.task);
  const activeId = useTaskKeys({
    shown: found,
    actions,
    clearSelection: selection.clear,
    quickAdd: quickAddRef,
    search: searchRef,
  });
  const sortBy = (sort: TaskSort) =>
    onSearch({ sort, down: (search.sort ?? 'due') === sort && !search.down });
  const openOn = (day: string) =>
    tasks.filter(({ dueOn, status }) => dueOn === day && status !== 'done').length;
  return (
    <>
      <TaskViews tasks={tasks} search={tidySearch(search)} />
      {mayEdit && <QuickAdd courses={courses} dueOn={openOn} inputRef={quickAddRef} />}
      <div className={classes.toolbar}>
        <TaskFilters tasks={tasks} search={search} onSearch={onSearch} searchRef={searchRef} />
        {!isPhone && <ViewMenu search={search} onSearch={onSearch} />}
      </div>
      <p className={classes.answer} role="status">
        {found.length} of {tasks.length} tasks shown
      </p>
      {found.length === 0 && (
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
      {found.length > 0 && isPhone && <TaskCards rows={rows} actions={actions} />}
      {found.length > 0 && !isPhone && (
        <TaskTable
          key={search.dense ? 'dense' : 'roomy'}
          rows={rows}
          search={search}
          onSort={sortBy}
          selected={selection.selected}
          allSelected={selection.selected.size === found.length}
          onSelectAll={selection.toggleAll}
          activeId={activeId}
          folded={folded}
          onFold={fold}
          actions={actions}
        />
      )}
      {mayEdit && (
        <BulkBar
          taskIds={[...selection.selected]}
          onChange={(sent) => bulk.mutate(sent, { onSuccess: selection.clear })}
          onClear={selection.clear}
        />
      )}
      <Suspense>
        {open && (
          <TaskDrawer task={open} onClose={() => onSearch({ task: undefined })} onDelete={actions.remove} />
        )}
      </Suspense>
    </>
  );
}
