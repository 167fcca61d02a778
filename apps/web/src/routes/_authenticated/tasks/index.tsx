import { createFileRoute } from '@tanstack/react-router';
import { type TaskSearch, taskSearch, tidySearch } from '@/features/tasks/model/task-search';
import { TasksPage } from '@/features/tasks/TasksPage';

export const Route = createFileRoute('/_authenticated/tasks/')({
  validateSearch: (search): TaskSearch => tidySearch(taskSearch.parse(search)),
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (change: Partial<TaskSearch>) =>
    navigate({ search: (current) => tidySearch({ ...current, ...change }), replace: true });
  return <TasksPage search={search} onSearch={onSearch} />;
}
