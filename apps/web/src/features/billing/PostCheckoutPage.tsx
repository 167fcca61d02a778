import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FromPageToList } from '@/ui/drawings';
import { ErrorPage } from '@/ui/errors/ErrorPage';

/** Where a payment would lead back to. Nothing is sold on this server, so nothing can have been paid. */
export function PostCheckoutPage() {
  return (
    <ErrorPage
      drawing={<FromPageToList />}
      title="Nothing to pay here"
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link to="/billing" {...props} />}>
            What is included
          </Button>
          <Button renderRoot={(props) => <Link to="/" {...props} />}>Open the dashboard</Button>
        </>
      }
    >
      This server takes no payments, so no purchase was made and no card was charged. Everything is included.
    </ErrorPage>
  );
}
