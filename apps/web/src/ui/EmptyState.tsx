import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  drawing?: ReactNode;
  title: string;
  /** What this place is for. */
  children: ReactNode;
  /** One primary action; a secondary one beside it at most. */
  actions?: ReactNode;
  /** 2 inside a page that has its own h1. */
  level?: 1 | 2;
  /** A short line above the title, such as an error's number. */
  label?: string;
}

/** A place with nothing in it yet, or an answer that fills the page: says what belongs here and what to do. */
export function EmptyState({ drawing, title, children, actions, level = 2, label }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.state}>
      {drawing}
      {label && <p className={classes.label}>{label}</p>}
      <Heading className={classes.title} data-level={level}>
        {title}
      </Heading>
      <div className={classes.words}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
