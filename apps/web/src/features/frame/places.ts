import {
  IconCalendar,
  IconHelpCircle,
  IconLayoutDashboard,
  IconListCheck,
  IconMessage,
  IconNotebook,
  IconPlugConnected,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';

/** Every place of the authenticated area, once: for sidebar, bottom bar and command palette. */
export const PLACES = {
  dashboard: { label: 'Dashboard', to: '/', icon: IconLayoutDashboard, keys: 'g d' },
  calendar: { label: 'Calendar', to: '/calendar', icon: IconCalendar, keys: 'g c' },
  tasks: { label: 'Tasks', to: '/tasks', icon: IconListCheck, keys: 'g t' },
  chats: { label: 'Chats', to: '/chats', icon: IconMessage, keys: 'g m' },
  courses: { label: 'Courses', to: '/courses', icon: IconNotebook, keys: 'g o' },
  users: { label: 'Users', to: '/users', icon: IconUsers, keys: 'g u' },
  apps: { label: 'Apps', to: '/apps', icon: IconPlugConnected, keys: 'g a' },
  'help-center': { label: 'Help centre', to: '/help-center', icon: IconHelpCircle, keys: 'g h' },
  settings: { label: 'Settings', to: '/settings', icon: IconSettings, keys: 'g s' },
} as const;

export type PlaceName = keyof typeof PLACES;

export const MAIN_PLACES = ['dashboard', 'calendar', 'tasks', 'chats'] as const;
export const WORKSPACE_PLACES = ['users', 'apps'] as const;
