import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '@/features/people/ActivityPage';
import { type ActivityFilter, readActivityFilter } from '@/features/people/model/activity-filter';

export const Route = createFileRoute('/_authenticated/users/activity')({
  // Checked by the screen: what stands here is loaded with every page.
  validateSearch: (search: Record<string, unknown>) => search as Partial<ActivityFilter>,
  component: Screen,
});

function Screen() {
  const filter = readActivityFilter(Route.useSearch());
  const navigate = Route.useNavigate();
  return <ActivityPage filter={filter} onFilter={(search) => void navigate({ search, replace: true })} />;
}
