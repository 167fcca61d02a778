import { type ReactNode, useEffect, useState } from 'react';
import { useIsOnline } from '@/lib/offline/use-offline';
import classes from './Waiting.module.css';

const PATIENCE_MS = 150;

/** What comes within a moment is not announced by a flash of grey: the skeleton waits first. */
export function Waiting({ children, label = 'Loading' }: { children: ReactNode; label?: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOnline = useIsOnline();
  return (
    <div role="status" aria-label={label} className={classes.waiting} data-shown={isLate || undefined}>
      {isOnline ? (
        children
      ) : (
        <p className={classes.offline}>Not opened here before. It comes once you are online.</p>
      )}
    </div>
  );
}

interface BoneProps {
  width?: number | string;
  height?: number | string;
  radius?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** One grey piece of a skeleton, in the shape of what comes. */
export function Bone({ width = '100%', height = 14, radius = 'xs' }: BoneProps) {
  return <span className={classes.bone} style={{ width, height, borderRadius: `var(--r-${radius})` }} />;
}

/** Ruled rows, as lists and tables have them. */
export function RowBones({ rows = 6, height = 40 }: { rows?: number; height?: number }) {
  return (
    <div className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={classes.row} style={{ height }}>
          <Bone width={20} height={20} />
          <Bone width={`${38 - ((row * 7) % 17)}%`} />
        </div>
      ))}
    </div>
  );
}

/** A whole page on its way: head and rows. */
export function PageBones() {
  return (
    <div className={classes.page}>
      <Waiting label="Loading the page">
        <div className={classes.pieces}>
          <Bone width={220} height={24} />
          <Bone width={320} height={14} />
          <RowBones />
        </div>
      </Waiting>
    </div>
  );
}
