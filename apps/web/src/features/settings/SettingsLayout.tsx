import { IconBell, IconLayoutSidebar, IconPalette, IconUser, IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentInSight } from '@/ui/use-current-in-sight';
import classes from './SettingsLayout.module.css';

const PAGES = [
  { to: '/settings', label: 'Profile', icon: IconUser },
  { to: '/settings/account', label: 'Account', icon: IconUserShield },
  { to: '/settings/appearance', label: 'Appearance', icon: IconPalette },
  { to: '/settings/display', label: 'Display', icon: IconLayoutSidebar },
  { to: '/settings/notifications', label: 'Notifications', icon: IconBell },
] as const;

export function SettingsLayout({ children }: { children: ReactNode }) {
  const nav = useCurrentInSight();
  return (
    <div className={classes.layout}>
      <nav ref={nav} className={classes.nav} aria-label="Settings">
        {PAGES.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className={classes.item}
          >
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  );
}
