import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { LostPage } from './error-drawings';

interface NotHereProps {
  /** What the address names: a course, a task. */
  what: string;
  /** Where all of them are, and what that place is called. */
  to: LinkProps['to'];
  all: string;
  drawing?: ReactNode;
  /** 2 inside a page that has its own h1. */
  level?: 1 | 2;
}

/** In place of what an address names that is gone, or that belongs to others. */
export function NotHere({ what, to, all, drawing = <LostPage />, level = 1 }: NotHereProps) {
  return (
    <EmptyState
      level={level}
      drawing={drawing}
      title={`That ${what} is not here`}
      actions={<Button renderRoot={(props) => <Link to={to} {...props} />}>{all}</Button>}
    >
      It may have been deleted, or it belongs to others.
    </EmptyState>
  );
}
