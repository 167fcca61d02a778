import { createFileRoute } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { BillingPage } from '@/features/billing/BillingPage';

export const Route = createFileRoute('/(public)/billing')({ component: Screen });

function Screen() {
  return <BillingPage isSignedIn={useAuth(({ user }) => user !== null)} />;
}
