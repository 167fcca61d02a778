import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailBanner } from '@/features/auth/components/VerifyEmailBanner';
import { DashboardPage } from '@/features/dashboard/DashboardPage';

export const Route = createFileRoute('/_authenticated/')({ component: Screen });

function Screen() {
  return (
    <>
      <VerifyEmailBanner />
      <DashboardPage />
    </>
  );
}
