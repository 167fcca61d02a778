import { Link } from '@tanstack/react-router';
import { Page } from '@/ui/Page';
import { ShortcutList } from '@/ui/ShortcutList';

const PARENTS = [{ label: 'Help centre', to: '/help-center' }];

export function KeyboardShortcutsPage() {
  return (
    <Page
      title="Keyboard shortcuts"
      lead={
        <>
          Everything a mouse can do, a keyboard can. Press ? anywhere to see this list. Keys rest while you
          type;{' '}
          <Link to="/help-center/$slug" params={{ slug: 'finding-things' }}>
            more about finding things
          </Link>
          .
        </>
      }
      parents={PARENTS}
    >
      <ShortcutList />
    </Page>
  );
}
