import { createFileRoute } from '@tanstack/react-router';
import { CalendarSetupPage } from '@/features/calendar-setup/CalendarSetupPage';

interface SetupSearch {
  success?: string;
  error?: string;
  code?: string;
}

export const Route = createFileRoute('/(public)/calendar-setup')({
  // Everything passes through as it came; the page decides what it understands.
  validateSearch: (search: Record<string, unknown>) => search as SetupSearch,
  component: Screen,
});

function Screen() {
  return <CalendarSetupPage {...Route.useSearch()} />;
}
