import { useComputedColorScheme } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toastArea } from '@/lib/toast';
import classes from './ToastArea.module.css';

const Toaster = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

/** On phones the buttons of the bar, of drawers and of dialogs stand at the lower edge. */
const CLEAR_OF_BUTTONS = { bottom: 84, left: 16, right: 16 };

function TellWhenReady() {
  useEffect(toastArea.ready, []);
  return null;
}

export function ToastArea() {
  const [isWanted, setWanted] = useState(false);
  const scheme = useComputedColorScheme();
  useEffect(() => toastArea.onWanted(() => setWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster
        theme={scheme}
        position="bottom-right"
        duration={10_000}
        visibleToasts={3}
        gap={14}
        mobileOffset={CLEAR_OF_BUTTONS}
        style={{ '--width': '356px' } as React.CSSProperties}
        className={classes.area}
        toastOptions={{ className: classes.toast }}
      />
      <TellWhenReady />
    </Suspense>
  );
}
