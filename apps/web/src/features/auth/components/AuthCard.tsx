import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '@/ui/Logo';
import { useTitleOutside } from '@/ui/opening';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The way to the neighbouring page, under the card. */
  footer?: ReactNode;
}

export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  useTitleOutside(title);
  return (
    <main className={classes.page}>
      <Link to="/landings" className={classes.logo} data-touch="" aria-label="Syllabi, home page">
        <Logo height={26} />
      </Link>
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {footer && (
        <p className={classes.footer} data-touch="">
          {footer}
        </p>
      )}
    </main>
  );
}
