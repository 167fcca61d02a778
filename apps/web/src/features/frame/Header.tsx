import { ActionIcon, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { modKey } from '@/lib/keys';
import { useShownTitle } from '@/lib/page-title';
import type { Theme } from '@/lib/preferences';
import classes from './Header.module.css';
import { ThemeMenu } from './ThemeMenu';

interface HeaderProps {
  isPhone: boolean;
  isRail: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
  onSearch: () => void;
  onTheme: (theme: Theme) => void;
  /** What belongs to other features, such as the bell. */
  news: ReactNode;
}

export function Header({
  isPhone,
  isRail,
  onToggleSidebar,
  onOpenMenu,
  onSearch,
  onTheme,
  news,
}: HeaderProps) {
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.phone}
        variant="subtle"
        color="gray"
        size={44}
        onClick={onOpenMenu}
        aria-label="Open the menu"
      >
        <IconMenu2 size={22} stroke={1.75} />
      </ActionIcon>
      {!isPhone && (
        <Tooltip label={`${isRail ? 'Unfold' : 'Fold'} the sidebar (${modKey} B)`}>
          <ActionIcon
            className={classes.desk}
            variant="subtle"
            color="gray"
            size={32}
            onClick={onToggleSidebar}
            aria-label="Sidebar"
            aria-expanded={!isRail}
          >
            <IconLayoutSidebar size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      <Breadcrumb />
      <UnstyledButton className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <span>Search</span>
        <kbd>{modKey} K</kbd>
      </UnstyledButton>
      <ActionIcon
        className={classes.phone}
        variant="subtle"
        color="gray"
        size={44}
        onClick={onSearch}
        aria-label="Search everything"
      >
        <IconSearch size={22} stroke={1.75} />
      </ActionIcon>
      {news}
      <ThemeMenu onTheme={onTheme} />
    </header>
  );
}

function Breadcrumb() {
  const { title, parents } = useShownTitle();
  return (
    <>
      {/* A change of page is heard as well as seen. */}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <nav className={classes.crumbs} aria-label="Breadcrumb">
        <ol>
          {parents.map(({ label, to }) => (
            <li key={to}>
              {/* A page that is above is not the current one. */}
              <Link to={to} activeOptions={{ exact: true }}>
                {label}
              </Link>
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
    </>
  );
}
