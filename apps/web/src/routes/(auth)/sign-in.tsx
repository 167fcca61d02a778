import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '@/features/auth/SignInPage';
import { destinationName, leaveIfSignedIn, readRedirect } from './-destinations';
import { GoOn } from './-GoOn';

export const Route = createFileRoute('/(auth)/sign-in')({
  validateSearch: readRedirect,
  beforeLoad: ({ search }) => leaveIfSignedIn(search.redirect),
  component: Screen,
});

function Screen() {
  const { redirect } = Route.useSearch();
  return (
    <GoOn redirect={redirect}>
      <SignInPage redirect={redirect} destination={destinationName(redirect)} />
    </GoOn>
  );
}
