import type { ReactNode } from 'react';
import { type Crumb, usePageTitle } from '@/lib/page-title';
import classes from './Page.module.css';
import { PageHead } from './PageHead';

interface PageProps {
  /** For the window and, unless `heading` differs, for the page's only h1. */
  title: string;
  heading?: ReactNode;
  /** The pages above this one, for the breadcrumb. */
  parents?: Crumb[];
  lead?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  /** `reading` keeps lines short; `full` leaves the whole panel to the content. */
  width?: 'wide' | 'reading' | 'full';
  children?: ReactNode;
}

/** A page of the authenticated area: its document title, its head and its padding. */
export function Page({ title, heading, parents, lead, icon, actions, width = 'wide', children }: PageProps) {
  usePageTitle(title, parents);
  return (
    <div className={classes.page} data-width={width}>
      <PageHead title={heading ?? title} lead={lead} icon={icon} actions={actions} />
      {children}
    </div>
  );
}
