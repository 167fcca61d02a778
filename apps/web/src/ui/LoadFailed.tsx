import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { messageOf, problemOf } from '@/lib/errors';
import { EmptyState } from './EmptyState';
import { TornPage } from './error-drawings';

interface LoadFailedProps {
  error: unknown;
  /** What did not come, as the subject of a sentence: `The tasks`. */
  what: string;
  onRetry: () => unknown;
}

/** A part of a page that could not be loaded: what happened, what to do, and the number to quote. */
export function LoadFailed({ error, what, onRetry }: LoadFailedProps) {
  const requestId = problemOf(error)?.requestId;
  return (
    <div role="alert" style={{ display: 'flex', flex: 1 }}>
      <EmptyState
        drawing={<TornPage />}
        title={`${what} did not load`}
        actions={
          <Button variant="default" onClick={() => onRetry()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}{' '}
        {requestId && (
          <>
            Request {requestId}.{' '}
            <Link to="/help-center/contact" search={{ page: window.location.pathname, request: requestId }}>
              Tell whoever runs this server
            </Link>
          </>
        )}
      </EmptyState>
    </div>
  );
}
