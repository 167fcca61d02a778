import type { ReactNode } from 'react';
import classes from './Row.module.css';

/** People or things below each other, ruled like a timetable. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={classes.rows}>{children}</ul>;

interface RowProps {
  /** A picture, a tile or a sign. */
  lead?: ReactNode;
  title: ReactNode;
  about?: ReactNode;
  /** What stands behind the words: a role, a button. */
  children?: ReactNode;
  /** On a phone what stands behind the words goes below them. */
  wraps?: boolean;
  /** Not in use at the moment, such as a suspended member. */
  isFaded?: boolean;
}

/** Somebody or something in one line: who it is, what of them, and what can be done. */
export function Row({ lead, title, about, children, wraps, isFaded }: RowProps) {
  return (
    <div className={classes.row} data-wraps={wraps || undefined} data-faded={isFaded || undefined}>
      {lead}
      <div className={classes.words}>
        <b dir="auto">{title}</b>
        {about && <span dir="auto">{about}</span>}
      </div>
      {children}
    </div>
  );
}

/** An icon in the place of a picture. */
export const RowSign = ({ children }: { children: ReactNode }) => (
  <span className={classes.sign} aria-hidden="true">
    {children}
  </span>
);
