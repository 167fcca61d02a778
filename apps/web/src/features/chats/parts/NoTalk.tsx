import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { QuietTalk } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import shape from './Talk.module.css';

/** In place of what an address names that is gone, or that belongs to others. */
export function NoTalk({ what }: { what: string }) {
  return (
    <section className={shape.talk} aria-label="Not found">
      <EmptyState
        drawing={<QuietTalk />}
        title={`There is no such ${what}`}
        actions={<Button renderRoot={(props) => <Link to="/chats" {...props} />}>All chats</Button>}
      >
        It was deleted, or it is not yours to read.
      </EmptyState>
    </section>
  );
}
