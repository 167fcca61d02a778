import { ClosedDoor } from '../drawings';
import { ErrorPage } from './ErrorPage';

export function ForbiddenError() {
  return (
    <ErrorPage status="403" drawing={<ClosedDoor />} title="Oops! This is not open to you.">
      You are signed in, but your role does not reach this far. An owner of the workspace can change that.
    </ErrorPage>
  );
}
