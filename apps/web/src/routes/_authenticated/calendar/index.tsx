import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CalendarPage } from '@/features/calendar/CalendarPage';
import { type CalendarSearch, readCalendarSearch } from '@/features/calendar/model/search';

export const Route = createFileRoute('/_authenticated/calendar/')({
  // Checked by the screen: what stands here is loaded with every page.
  validateSearch: (search: Record<string, unknown>) => search as CalendarSearch,
  component: Screen,
});

function Screen() {
  const asked = Route.useSearch();
  const search = useMemo(() => readCalendarSearch(asked as Record<string, unknown>), [asked]);
  const navigate = Route.useNavigate();
  const onSearch = (change: Partial<CalendarSearch>) =>
    navigate({ search: (current) => ({ ...current, ...change }), resetScroll: false });
  return <CalendarPage search={search} onSearch={onSearch} />;
}
