import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Me } from '@/api/types.gen';
import { isTyping } from '@/lib/is-typing';
import { useIsOnline } from '@/lib/offline/use-offline';
import { useWaitingChanges } from '@/lib/offline/waiting.store';
import { readStored, store, type Theme } from '@/lib/preferences';
import { NARROW, PHONE } from '@/lib/screen';
import { SignOutContext } from '@/lib/sign-out';
import { WithinFrame } from '@/ui/errors/within-frame';
import { forgetFirstWords } from '@/ui/opening';
import { SkipLink } from '@/ui/SkipLink';
import { BottomBar } from './BottomBar';
import classes from './Frame.module.css';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import type { SignOutQuestionProps } from './SignOutQuestion';
import { useArrival } from './use-arrival';
import type { ArticleTitle } from './use-commands';
import { useCutTexts } from './use-cut-texts';
import { useGoToKeys } from './use-go-to-keys';

const CommandPalette = lazy(() => import('./CommandPalette'));
const loadOfflineNotice = () => import('./OfflineNotice');
/** Where the network went before the notice was here, the page goes on without it. */
const OfflineNotice = lazy<() => ReactNode>(() => loadOfflineNotice().catch(() => ({ default: () => null })));
const PhoneMenu = lazy(() => import('./PhoneMenu'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));
/** The worker has it without a network too; where there is no worker, one stays signed in and loses nothing. */
const SignOutQuestion = lazy<(props: SignOutQuestionProps) => ReactNode>(() =>
  import('./SignOutQuestion').catch(() => ({ default: () => null })),
);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `rail` leaves the width to the page: the sidebar shows icons only. */
    frame?: 'rail';
  }
}

interface FrameProps {
  me: Me;
  onSwitchWorkspace: (id: string) => void;
  onNewWorkspace: () => void;
  news: ReactNode;
  onSignOut: () => void;
  onTheme: (theme: Theme) => void;
  loadArticles: () => Promise<ArticleTitle[]>;
  children: ReactNode;
}

export function Frame({
  me,
  onSwitchWorkspace,
  onNewWorkspace,
  news,
  onSignOut,
  onTheme,
  loadArticles,
  children,
}: FrameProps) {
  // Without a network it could not be fetched any more.
  useEffect(() => void loadOfflineNotice().catch(() => undefined), []);
  useEffect(forgetFirstWords, []);
  const sidebar = useSidebar();
  const [isMenuOpen, menu] = useDisclosure();
  const [isPaletteOpen, palette] = useDisclosure();
  const [areKeysShown, keys] = useDisclosure();
  const [isLeaving, question] = useDisclosure();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isOnline = useIsOnline();
  const isWaiting = useWaitingChanges(({ changes }) => changes.length > 0);
  const signOut = isWaiting ? question.open : onSignOut;
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
  useCutTexts();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  const people = { me, onSwitchWorkspace, onNewWorkspace, onSignOut: signOut, onShowKeys: keys.open };

  return (
    <div className={classes.frame} data-rail={sidebar.isRail || undefined}>
      <SkipLink />
      {!isPhone && <Sidebar {...people} isRail={sidebar.isRail} />}
      <div className={classes.panel}>
        <Header
          isPhone={isPhone}
          isRail={sidebar.isRail}
          onToggleSidebar={sidebar.toggle}
          onOpenMenu={menu.open}
          onSearch={palette.open}
          onTheme={onTheme}
          news={news}
        />
        <Suspense>{(!isOnline || isWaiting) && <OfflineNotice />}</Suspense>
        <main id="content" ref={content} className={classes.content} tabIndex={-1}>
          <SignOutContext value={signOut}>
            <WithinFrame value={true}>{children}</WithinFrame>
          </SignOutContext>
        </main>
      </div>
      {isPhone && <BottomBar />}
      <Suspense>
        {isMenuOpen && <PhoneMenu {...people} onClose={menu.close} />}
        {isPaletteOpen && (
          <CommandPalette
            me={me}
            loadArticles={loadArticles}
            onClose={palette.close}
            onSignOut={signOut}
            onSwitchWorkspace={onSwitchWorkspace}
            onNewWorkspace={onNewWorkspace}
            onTheme={onTheme}
            onShowKeys={keys.open}
          />
        )}
        {areKeysShown && <ShortcutsDialog onClose={keys.close} />}
        {isLeaving && <SignOutQuestion opened onSignOut={onSignOut} onClose={question.close} />}
      </Suspense>
    </div>
  );
}

const SIDEBAR_KEY = 'sidebar';
const SIDEBAR_STATES = ['full', 'rail'] as const;

/** Folded as it was left on this device; a page that needs the width folds it, and so does a narrow screen. */
function useSidebar() {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const pageWantsRail = useMatches({
    select: (all) => all.some(({ staticData }) => staticData.frame === 'rail'),
  });
  const wantsRail = isNarrow || pageWantsRail;
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
