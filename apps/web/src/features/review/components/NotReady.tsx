import { Button, Loader } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Document } from '@/api';
import { EmptyState } from '@/ui/EmptyState';
import { TornPage } from '@/ui/error-drawings';

/** Before it is read, and when it could not be. */
export function NotReady({ document: { name, status, problem } }: { document: Document }) {
  if (status === 'failed') {
    return (
      <EmptyState
        level={1}
        drawing={<TornPage />}
        title={problem?.title ?? 'This file could not be read'}
        actions={
          <Button variant="default" renderRoot={(props) => <Link to="/documents" {...props} />}>
            All documents
          </Button>
        }
      >
        {name}. {problem?.detail}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} drawing={<Loader size="sm" color="var(--muted)" />} title="Reading the document">
      {name} is being read. The findings appear here by themselves.
    </EmptyState>
  );
}
