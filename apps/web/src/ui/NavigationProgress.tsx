import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import LoadingBar, { type LoadingBarRef } from 'react-top-loading-bar';

/** The thin line at the top while a navigation is pending. */
export function NavigationProgress() {
  const bar = useRef<LoadingBarRef>(null);
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const isRunning = useRef(false);
  useEffect(() => {
    if (isPending) bar.current?.continuousStart();
    else if (isRunning.current) bar.current?.complete();
    isRunning.current = isPending;
  }, [isPending]);
  return (
    <LoadingBar
      ref={bar}
      color="var(--accent)"
      height={2}
      transitionTime={300}
      loaderSpeed={500}
      waitingTime={1000}
      shadow={false}
    />
  );
}
