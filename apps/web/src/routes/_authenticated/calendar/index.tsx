import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '@/features/calendar/CalendarPage';
import { type CalendarSearch, calendarSearch } from '@/features/calendar/model/search';

export const Route = createFileRoute('/_authenticated/calendar/')({
  validateSearch: (search): CalendarSearch => calendarSearch.parse(search),
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (change: Partial<CalendarSearch>) =>
    navigate({ search: (current) => ({ ...current, ...change }) });
  return <CalendarPage search={search} onSearch={onSearch} />;
}
