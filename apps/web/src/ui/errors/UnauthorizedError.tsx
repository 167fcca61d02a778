import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ClosedDoor } from '../drawings';
import { ErrorPage, GoBack } from './ErrorPage';

export function UnauthorizedError() {
  return (
    <ErrorPage
      status="401"
      drawing={<ClosedDoor />}
      title="Oops! You are not signed in."
      actions={
        <>
          <GoBack />
          <Button renderRoot={(props) => <Link to="/sign-in" {...props} />}>Sign in</Button>
        </>
      }
    >
      This page needs to know who you are. Sign in and try again.
    </ErrorPage>
  );
}
