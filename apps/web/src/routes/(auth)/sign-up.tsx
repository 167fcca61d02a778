import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '@/features/auth/SignUpPage';
import { leaveIfSignedIn, readRedirect } from './-destinations';
import { GoOn } from './-GoOn';

export const Route = createFileRoute('/(auth)/sign-up')({
  validateSearch: readRedirect,
  beforeLoad: ({ search }) => leaveIfSignedIn(search.redirect),
  component: Screen,
});

function Screen() {
  const { redirect } = Route.useSearch();
  return (
    <GoOn redirect={redirect}>
      <SignUpPage redirect={redirect} />
    </GoOn>
  );
}
