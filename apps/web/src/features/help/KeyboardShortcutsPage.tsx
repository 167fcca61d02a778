import { Page } from '@/ui/Page';
import { ShortcutList } from '@/ui/ShortcutList';

const PARENTS = [{ label: 'Help centre', to: '/help-center' }];

export function KeyboardShortcutsPage() {
  return (
    <Page
      title="Keyboard shortcuts"
      lead="Everything a mouse can do, a keyboard can. Press ? anywhere to see this list."
      parents={PARENTS}
    >
      <ShortcutList />
    </Page>
  );
}
