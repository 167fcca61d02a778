import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { capitalized, countText } from '@/lib/plan/wording';
import { saveFile } from '@/lib/save-file';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { RowBones, Waiting } from '@/ui/Waiting';
import { NoTasks } from './components/NoTasks';
import { TaskList } from './components/TaskList';
import { countTasks, filterTasks } from './model/filter-tasks';
import type { TaskSearch } from './model/task-search';
import { toCsv } from './model/to-csv';
import { tasksQuery } from './queries';

interface TasksPageProps {
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
}

export function TasksPage({ search, onSearch }: TasksPageProps) {
  const { id } = useWorkspace();
  const { today } = usePlanSettings();
  const { data: tasks, error, refetch } = useQuery(tasksQuery(id));
  const lead = useMemo(() => leadOf(tasks ?? [], today), [tasks, today]);
  const mayEdit = useMayEdit();
  const quickAdd = useRef<HTMLInputElement>(null);
  const focusQuickAdd = () => quickAdd.current?.focus();
  const exportShown = () => saveFile('tasks.csv', 'text/csv', toCsv(filterTasks(tasks ?? [], search, today)));
  return (
    <Page
      title="Tasks"
      lead={tasks?.length ? lead : 'Everything with a date, from your syllabi and from you.'}
      actions={
        <>
          {tasks && tasks.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              onClick={exportShown}
            >
              Export
            </Button>
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
      {tasks === undefined && !error && (
        <Waiting label="Loading the tasks">
          <RowBones rows={10} />
        </Waiting>
      )}
      {error && <LoadFailed error={error} what="The tasks" onRetry={refetch} />}
      {tasks?.length === 0 && <NoTasks quickAddRef={quickAdd} />}
      {tasks && tasks.length > 0 && (
        <TaskList tasks={tasks} search={search} onSearch={onSearch} quickAddRef={quickAdd} />
      )}
    </Page>
  );
}

function leadOf(tasks: readonly Task[], today: string): string {
  const open = countTasks(tasks, {}, today);
  const thisWeek = countTasks(tasks, { due: ['this-week'] }, today);
  const week = thisWeek === 0 ? 'nothing due this week' : `${countText(thisWeek, 'task')} due this week`;
  return `${capitalized(countText(open, 'open task'))}, ${week}. Every date links back to its line in the syllabus.`;
}
