import { TornPage } from '../error-drawings';
import { ErrorPage } from './ErrorPage';

interface GeneralErrorProps {
  /** Hides the number and the buttons. */
  minimal?: boolean;
}

export function GeneralError({ minimal }: GeneralErrorProps) {
  return (
    <ErrorPage status="500" drawing={<TornPage />} title="Oops! Something went wrong :')" minimal={minimal}>
      We apologize for the inconvenience. Please try again later.
    </ErrorPage>
  );
}
