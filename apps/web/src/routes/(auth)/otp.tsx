import { createFileRoute } from '@tanstack/react-router';
import { OtpPage } from '@/features/auth/OtpPage';
import { leaveIfSignedIn, readRedirect } from './-destinations';
import { GoOn } from './-GoOn';

export const Route = createFileRoute('/(auth)/otp')({
  validateSearch: readRedirect,
  beforeLoad: ({ search }) => leaveIfSignedIn(search.redirect),
  component: Screen,
});

function Screen() {
  const { redirect } = Route.useSearch();
  return (
    <GoOn redirect={redirect}>
      <OtpPage redirect={redirect} />
    </GoOn>
  );
}
