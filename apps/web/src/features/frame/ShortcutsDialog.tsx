import { Modal } from '@mantine/core';
import { ShortcutList } from '@/ui/ShortcutList';

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" size={640}>
      <ShortcutList />
    </Modal>
  );
}
