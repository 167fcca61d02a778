import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from './Logo';
import { useTitleOutside } from './opening';
import classes from './PublicPage.module.css';
import { SkipLink } from './SkipLink';

interface PublicPageProps {
  title: string;
  /** Whoever is signed in is led to their own pages. */
  isSignedIn?: boolean;
  /** Where to go after signing in or up from here; the dashboard when left out. */
  returnTo?: string;
  /** Links between logo and buttons. */
  links?: ReactNode;
  /** `reading` sets the text in one narrow column. */
  width?: 'wide' | 'reading';
  children: ReactNode;
}

/** A page for everyone: home, prices, terms, privacy. */
export function PublicPage({
  title,
  isSignedIn = false,
  returnTo,
  links,
  width = 'wide',
  children,
}: PublicPageProps) {
  useTitleOutside(title);
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/landings" className={classes.logo} data-touch="" aria-label="Syllabi, home page">
          <Logo height={26} />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {links}
          <Link to="/billing">Prices</Link>
        </nav>
        {isSignedIn ? <OpenButton /> : <JoinButtons returnTo={returnTo} />}
      </header>
      <main id="content" className={classes.main} data-width={width} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <Logo height={22} />
        <p>Runs on your own machine with one command.</p>
        <nav aria-label="Small print">
          <Link to="/billing">Prices</Link>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
        </nav>
      </footer>
    </div>
  );
}

function JoinButtons({ returnTo }: Pick<PublicPageProps, 'returnTo'>) {
  const search = { redirect: returnTo };
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link to="/sign-in" search={search} {...props} />}>
        Sign in
      </Button>
      <Button
        className={classes.join}
        renderRoot={(props) => <Link to="/sign-up" search={search} {...props} />}
      >
        Create an account
      </Button>
    </>
  );
}

function OpenButton() {
  return <Button renderRoot={(props) => <Link to="/" {...props} />}>Open your dashboard</Button>;
}
