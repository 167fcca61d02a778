import { useEffect } from 'react';
import { create } from 'zustand';

export interface Crumb {
  label: string;
  to: string;
}

interface PageTitle {
  title: string;
  parents: Crumb[];
}

const NO_PARENTS: Crumb[] = [];

/** What the header shows: set by the page, read by the frame. */
export const useShownTitle = create<PageTitle>()(() => ({ title: '', parents: NO_PARENTS }));

/** Names the page: in the window, in the breadcrumb and, on phones, in the header. */
export function usePageTitle(title: string, parents: Crumb[] = NO_PARENTS) {
  const path = JSON.stringify(parents);
  useEffect(() => {
    document.title = `${title} · Syllabi`;
    useShownTitle.setState({ title, parents: JSON.parse(path) });
  }, [title, path]);
}
