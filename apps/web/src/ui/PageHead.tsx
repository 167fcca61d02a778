import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** One muted sentence under the title. */
  lead?: ReactNode;
  /** Stands before the title, such as a course tile. */
  icon?: ReactNode;
  /** Secondary actions first, the primary one last. */
  actions?: ReactNode;
}

export function PageHead({ title, lead, icon, actions }: PageHeadProps) {
  return (
    <header className={classes.head}>
      {icon}
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
