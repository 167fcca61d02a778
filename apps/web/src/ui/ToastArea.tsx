import { useComputedColorScheme } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toastArea } from '@/lib/toast';
import classes from './ToastArea.module.css';

const Toaster = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

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
        style={{ '--width': '356px' } as React.CSSProperties}
        className={classes.area}
        toastOptions={{ className: classes.toast }}
      />
      <TellWhenReady />
    </Suspense>
  );
}
