import { Button } from '@mantine/core';
import { TornPage } from '../error-drawings';
import { ErrorPage, GoBack } from './ErrorPage';

export function MaintenanceError() {
  return (
    <ErrorPage
      status="503"
      drawing={<TornPage />}
      title="Oops! We are not ready yet."
      actions={
        <>
          <GoBack />
          <Button onClick={() => window.location.assign('/')}>Try again</Button>
        </>
      }
    >
      The server is starting or being looked after. Nothing of yours is lost. Please try again in a minute.
    </ErrorPage>
  );
}
