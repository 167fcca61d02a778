import { lazy } from 'react';
import { Dialog } from '@/ui/Dialog';

const Invite = lazy(() => import('./Invite'));

export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Invite people">
      <Invite onClose={onClose} />
    </Dialog>
  );
}
