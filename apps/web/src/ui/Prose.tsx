import type { ReactNode } from 'react';
import classes from './Prose.module.css';

/** Running text with headings, lists and links, set for reading. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
