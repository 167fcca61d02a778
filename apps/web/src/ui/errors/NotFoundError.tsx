import { LostPage } from '../error-drawings';
import { ErrorPage } from './ErrorPage';

export function NotFoundError() {
  return (
    <ErrorPage status="404" drawing={<LostPage />} title="Oops! Page Not Found!">
      It seems like the page you're looking for does not exist or might have been removed.
    </ErrorPage>
  );
}
