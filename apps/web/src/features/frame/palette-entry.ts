import type { NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Something the command palette offers: a place to go to, or something to do. */
export interface Entry {
  id: string;
  label: string;
  note?: string | undefined;
  icon: ReactNode;
  go?: NavigateOptions;
  run?: () => void;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}
