import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, use, useEffect } from 'react';
import { EmptyState } from '../EmptyState';
import { Logo } from '../Logo';
import classes from './ErrorPage.module.css';
import { WithinFrame } from './within-frame';

interface ErrorPageProps {
  status?: string;
  drawing?: ReactNode;
  title: string;
  children: ReactNode;
  /** Replaces 'Go Back' and 'Back to Home'. */
  actions?: ReactNode;
  /** Without number, buttons and logo: for a part of a page that failed. */
  minimal?: boolean;
}

export function ErrorPage({ status, drawing, title, children, actions, minimal = false }: ErrorPageProps) {
  const isWithinFrame = use(WithinFrame);
  useEffect(() => {
    if (!minimal) document.title = `${title} · Syllabi`;
  }, [title, minimal]);

  const state = (
    <EmptyState
      drawing={minimal ? undefined : drawing}
      label={minimal ? undefined : status}
      title={title}
      level={minimal ? 2 : 1}
      actions={minimal ? undefined : (actions ?? <WaysOut />)}
    >
      {children}
    </EmptyState>
  );
  if (minimal || isWithinFrame) return state;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/landings" className={classes.logo} data-touch="" aria-label="Syllabi, home page">
          <Logo />
        </Link>
      </header>
      <main className={classes.main}>{state}</main>
    </div>
  );
}

function WaysOut() {
  return (
    <>
      <GoBack />
      <Button renderRoot={(props) => <Link to="/" {...props} />}>Back to Home</Button>
    </>
  );
}

export function GoBack() {
  const { history } = useRouter();
  return (
    <Button variant="default" onClick={() => history.back()}>
      Go Back
    </Button>
  );
}
