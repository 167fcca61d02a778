import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTaskSearch, type TaskSearch, tidySearch } from '@/features/tasks/model/task-search';
import { TasksPage } from '@/features/tasks/TasksPage';

export const Route = createFileRoute('/_authenticated/tasks/')({
  // Checked by the screen: what stands here is loaded with every page.
  validateSearch: (search: Record<string, unknown>) => search as TaskSearch,
  component: Screen,
});

function Screen() {
  const asked = Route.useSearch();
  const search = useMemo(() => readTaskSearch(asked as Record<string, unknown>), [asked]);
  const navigate = Route.useNavigate();
  const onSearch = (change: Partial<TaskSearch>) =>
    // Who opens a task far down the list comes back to it.
    navigate({ search: () => tidySearch({ ...search, ...change }), replace: true, resetScroll: false });
  return <TasksPage search={search} onSearch={onSearch} />;
}
