import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailBanner } from '@/features/auth/components/VerifyEmailBanner';
import { DashboardPage } from '@/features/dashboard/DashboardPage';
import { isDay } from '@/lib/plan/days';

export const Route = createFileRoute('/_authenticated/')({
  // Checked by the screen: what stands here is loaded with every page.
  validateSearch: ({ week }): { week?: string } => (typeof week === 'string' ? { week } : {}),
  component: Screen,
});

function Screen() {
  const { week } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <VerifyEmailBanner />
      <DashboardPage
        week={week && isDay(week) ? week : undefined}
        onWeek={(next) => navigate({ search: next ? { week: next } : {}, replace: true, resetScroll: false })}
      />
    </>
  );
}
