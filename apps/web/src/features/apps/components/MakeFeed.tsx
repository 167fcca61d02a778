import { Button } from '@mantine/core';
import { Unplugged } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { useFeedActions } from '../queries';

export function MakeFeed() {
  const { create } = useFeedActions();
  return (
    <EmptyState
      drawing={<Unplugged />}
      title="No feed yet"
      actions={
        <Button loading={create.isPending} onClick={() => create.mutate()}>
          Make the address
        </Button>
      }
    >
      A private address that Apple Calendar, Google Calendar and Outlook subscribe to. They look for changes
      by themselves.
    </EmptyState>
  );
}
