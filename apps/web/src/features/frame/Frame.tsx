import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Me } from '@/api/types.gen';
import { isTyping } from '@/lib/is-typing';
import { readStored, store } from '@/lib/preferences';
import { WithinFrame } from '@/ui/errors/within-frame';
import { BottomBar } from './BottomBar';
import type { ArticleTitle } from './CommandPalette';
import classes from './Frame.module.css';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { useGoToKeys } from './use-go-to-keys';

const CommandPalette = lazy(() => import('./CommandPalette'));
const PhoneMenu = lazy(() => import('./PhoneMenu'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `rail` leaves the width to the page: the sidebar shows icons only. */
    frame?: 'rail';
  }
}

interface FrameProps {
  me: Me;
  onSwitchWorkspace: (id: string) => void;
  onSignOut: () => void;
  loadArticles: () => Promise<ArticleTitle[]>;
  children: ReactNode;
}

export function Frame({ me, onSwitchWorkspace, onSignOut, loadArticles, children }: FrameProps) {
  const sidebar = useSidebar();
  const [isMenuOpen, menu] = useDisclosure();
  const [isPaletteOpen, palette] = useDisclosure();
  const [areKeysShown, keys] = useDisclosure();
  const showKeys = (event: KeyboardEvent) => isTyping(event.target) || keys.open();
  useHotkeys(
    [
      ['mod+B', sidebar.toggle],
      ['mod+K', palette.open],
      ['shift+?', showKeys],
      ['?', showKeys],
    ],
    [],
  );
  useGoToKeys();
  const people = { me, onSwitchWorkspace, onSignOut, onShowKeys: keys.open };

  return (
    <div className={classes.frame} data-rail={sidebar.isRail || undefined}>
      <a className={classes.skip} href="#content">
        Skip to the content
      </a>
      <Sidebar {...people} isRail={sidebar.isRail} />
      <div className={classes.panel}>
        <Header
          isRail={sidebar.isRail}
          onToggleSidebar={sidebar.toggle}
          onOpenMenu={menu.open}
          onSearch={palette.open}
        />
        <main id="content" className={classes.content} tabIndex={-1}>
          <WithinFrame value={true}>{children}</WithinFrame>
        </main>
      </div>
      <BottomBar />
      <Suspense>
        {isMenuOpen && <PhoneMenu {...people} onClose={menu.close} />}
        {isPaletteOpen && (
          <CommandPalette
            loadArticles={loadArticles}
            onClose={palette.close}
            onSignOut={onSignOut}
            onShowKeys={keys.open}
          />
        )}
        {areKeysShown && <ShortcutsDialog onClose={keys.close} />}
      </Suspense>
    </div>
  );
}

const SIDEBAR_KEY = 'sidebar';
const SIDEBAR_STATES = ['full', 'rail'] as const;

/** Folded as it was left on this device; a page that needs the width folds it until it is left. */
function useSidebar() {
  const wantsRail = useMatches({
    select: (all) => all.some(({ staticData }) => staticData.frame === 'rail'),
  });
  const [kept, setKept] = useState(() => readStored(SIDEBAR_KEY, SIDEBAR_STATES, 'full'));
  const [isOpenHere, setOpenHere] = useState(false);
  const isRail = wantsRail ? !isOpenHere : kept === 'rail';

  function toggle() {
    if (wantsRail) return setOpenHere(isRail);
    const next = isRail ? 'full' : 'rail';
    store(SIDEBAR_KEY, next);
    setKept(next);
  }
  return { isRail, toggle };
}
