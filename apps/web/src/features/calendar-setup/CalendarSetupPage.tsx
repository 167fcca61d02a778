import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyMonth } from '@/ui/drawings';
import { ErrorPage } from '@/ui/errors/ErrorPage';
import { explainReturn, type SetupReturn } from './model/explain-return';

/** Where a calendar provider's consent page leads back to. */
export function CalendarSetupPage(search: SetupReturn) {
  const { title, words } = explainReturn(search);
  return (
    <ErrorPage
      drawing={<EmptyMonth />}
      title={title}
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link to="/calendar" {...props} />}>
            Open the calendar
          </Button>
          <Button renderRoot={(props) => <Link to="/apps" {...props} />}>Get your calendar feed</Button>
        </>
      }
    >
      {words}
    </ErrorPage>
  );
}
