import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Task } from '@/api';
import { useCourses } from '@/lib/plan/courses';
import { isDay } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { capitalized, countText } from '@/lib/plan/wording';
import { remembering } from '@/lib/remembering';
import { useFirstDrawing } from '@/lib/use-first-drawing';
import { useLightPrint } from '@/lib/use-light-print';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { RowBones, Waiting } from '@/ui/Waiting';
import { QuickAdd } from './components/QuickAdd';
import { TaskList } from './components/TaskList';
import { TaskViews } from './components/TaskViews';
import { TransferMenu } from './components/TransferMenu';
import { countTasks, filterTasks, inPlace, type Now } from './model/filter-tasks';
import { type TaskSearch, tidySearch } from './model/task-search';
import { isWhole, tasksQuery } from './queries';
import classes from './TasksPage.module.css';

const NoTasks = lazy(() => import('./components/NoTasks'));

interface TasksPageProps {
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
}

export function TasksPage({ search, onSearch }: TasksPageProps) {
  const { id } = useWorkspace();
  const settings = usePlanSettings();
  const { data, error, refetch } = useQuery(tasksQuery(id));
  const list = useFirstDrawing(data, isWhole);
  const isComplete = list !== undefined && isWhole(list);
  const tasks = useMemo(() => list && (isWhole(list) ? list.items : inPlace(list.items)), [list]);
  const sum = isComplete && tasks ? sumOf(tasks, settings) : undefined;
  const mayEdit = useMayEdit();
  useLightPrint();
  const courses = useCourses();
  const isEmpty = isComplete && tasks?.length === 0;
  const openOn = (day: string) =>
    list?.items.filter(({ dueOn, status }) => dueOn === day && status !== 'done').length ?? 0;
  const quickAdd = useRef<HTMLInputElement>(null);
  const focusQuickAdd = () => quickAdd.current?.focus();
  const adding = readAdding(useLocation({ select: ({ hash }) => hash }));
  const wantsToAdd = adding !== undefined && tasks !== undefined;
  useEffect(() => {
    if (!wantsToAdd) return;
    quickAdd.current?.focus();
    quickAdd.current?.setSelectionRange(0, 0);
  }, [wantsToAdd]);
  return (
    <Page
      title="Tasks"
      lead={
        <>
          Everything with a date, read from your syllabi or written by you.{' '}
          {tasks && !isEmpty && <span className={classes.sentence}>{sum ?? 'Counting what is open …'}</span>}
        </>
      }
      actions={
        <>
          {tasks && (
            <TransferMenu
              tasks={tasks}
              isComplete={isComplete}
              shown={() => filterTasks(tasks, search, settings)}
            />
          )}
          {mayEdit && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} />}
              rightSection={<kbd>C</kbd>}
              onClick={focusQuickAdd}
              visibleFrom="sm"
            >
              Add task
            </Button>
          )}
        </>
      }
    >
      {error && <LoadFailed error={error} what="The tasks" onRetry={refetch} />}
      {tasks && (
        <div className={isEmpty ? classes.empty : classes.list}>
          {isEmpty ? (
            <Suspense>
              <NoTasks />
            </Suspense>
          ) : (
            <TaskViews tasks={isComplete ? tasks : undefined} search={tidySearch(search)} />
          )}
          {/* The first task takes nothing from whoever writes the second. */}
          {mayEdit && (
            <div className={classes.quickAdd}>
              <QuickAdd courses={courses} dueOn={openOn} inputRef={quickAdd} addOn={adding?.day} />
            </div>
          )}
          {!isEmpty && (
            <TaskList
              tasks={tasks}
              isComplete={isComplete}
              search={search}
              onSearch={onSearch}
              quickAddRef={quickAdd}
            />
          )}
        </div>
      )}
      {!isComplete && !error && (
        // Rows do not push away what stood in their place: below them it begins anew.
        <Waiting
          key={tasks ? 'rest' : 'all'}
          label={tasks ? 'Loading the rest of the tasks' : 'Loading the tasks'}
        >
          <RowBones rows={10} />
        </Waiting>
      )}
    </Page>
  );
}

/** `#add` begins a new task, `#add-2027-02-11` one that is due on that day. */
function readAdding(hash: string): { day?: string } | undefined {
  const [, day] = /^add-(.{10})$/.exec(hash) ?? [];
  if (day && isDay(day)) return { day };
  return hash === 'add' ? {} : undefined;
}

const sumOf = remembering((tasks: readonly Task[], now: Now): string => {
  const open = countTasks(tasks, {}, now);
  const thisWeek = countTasks(tasks, { due: ['this-week'] }, now);
  const week = thisWeek === 0 ? 'nothing due this week' : `${countText(thisWeek, 'task')} due this week`;
  return `${capitalized(countText(open, 'open task'))}, ${week}.`;
});
