import { Button } from '@mantine/core';
import { OpenCircle } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';

export function Alone({ onInvite }: { onInvite: () => void }) {
  return (
    <EmptyState
      drawing={<OpenCircle />}
      title="Only you so far"
      actions={
        <Button variant="default" onClick={onInvite}>
          Invite someone
        </Button>
      }
    >
      Share the plan with a study group, a tutor or a parent. They see the same courses, tasks and calendar.
    </EmptyState>
  );
}
