import LoadedDialog from '@/ui/LoadedDialog';
import { ShortcutList } from '@/ui/ShortcutList';

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <LoadedDialog opened onClose={onClose} title="Keyboard shortcuts" size={640}>
      <ShortcutList />
    </LoadedDialog>
  );
}
