import { createFileRoute } from '@tanstack/react-router';
import { SignInByLinkPage } from '@/features/auth/SignInByLinkPage';
import { leaveIfSignedIn, readRedirect } from './-destinations';
import { GoOn } from './-GoOn';

export const Route = createFileRoute('/(auth)/sign-in-2')({
  validateSearch: readRedirect,
  beforeLoad: ({ search }) => leaveIfSignedIn(search.redirect),
  component: Screen,
});

function Screen() {
  const { redirect } = Route.useSearch();
  return (
    <GoOn redirect={redirect}>
      <SignInByLinkPage redirect={redirect} />
    </GoOn>
  );
}
