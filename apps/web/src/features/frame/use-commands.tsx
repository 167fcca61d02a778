import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconArticle,
  IconFileUpload,
  IconKeyboard,
  IconLogout,
  IconMail,
  IconMoon,
  IconPlus,
  IconSettings,
  IconSun,
  IconSwitchHorizontal,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Me } from '@/api/types.gen';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import type { Theme } from '@/lib/preferences';
import { useWorkspace } from '@/lib/workspace';
import type { Entry, EntryGroup } from './palette-entry';
import { PLACES } from './places';

export interface ArticleTitle {
  slug: string;
  title: string;
}

export interface Commands {
  me: Me;
  loadArticles: () => Promise<ArticleTitle[]>;
  onSwitchWorkspace: (id: string) => void;
  onNewWorkspace: () => void;
  onTheme: (theme: Theme) => void;
  onSignOut: () => void;
  onShowKeys: () => void;
}

const SETTINGS = [
  { to: '/settings', label: 'Profile', note: 'Name, picture, school, pronouns' },
  { to: '/settings/account', label: 'Account', note: 'E-mail, password, passkeys, sessions' },
  { to: '/settings/appearance', label: 'Appearance', note: 'Theme, font' },
  { to: '/settings/display', label: 'Display', note: 'Dates, times, sidebar' },
  { to: '/settings/notifications', label: 'Notifications', note: 'Digest, reminders, quiet hours' },
] as const;

/** What can be done, the places, and the articles, as far as they fit the words. */
export function useCommands(words: string, commands: Commands): EntryGroup[] {
  const { data: articles = [] } = useQuery({ queryKey: ['help-articles'], queryFn: commands.loadArticles });
  const actions = useActions(commands);
  const wanted = words.trim().toLowerCase();
  const places: Entry[] = Object.values(PLACES).map(({ label, to, icon: Icon, keys }) => ({
    id: to,
    label,
    note: keys.toUpperCase(),
    icon: <Icon size={16} stroke={1.75} />,
    go: { to },
  }));
  const settings: Entry[] = SETTINGS.map(({ to, label, note }) => ({
    id: `settings ${to}`,
    label: `Settings: ${label}`,
    note,
    icon: <IconSettings size={16} stroke={1.75} />,
    go: { to },
  }));
  const help: Entry[] = articles.map(({ slug, title }) => ({
    id: slug,
    label: title,
    icon: <IconArticle size={16} stroke={1.75} />,
    go: { to: '/help-center/$slug', params: { slug } },
  }));
  const contact: Entry = {
    id: 'contact',
    label: 'Contact whoever runs this server',
    icon: <IconMail size={16} stroke={1.75} />,
    go: { to: '/help-center/contact', search: { page: window.location.pathname } },
  };
  return [
    { title: 'Actions', entries: fitting(actions, wanted) },
    { title: 'Go to', entries: fitting(places, wanted) },
    { title: 'Settings', entries: wanted ? fitting(settings, wanted) : [] },
    { title: 'Help', entries: wanted ? fitting([...help, contact], wanted) : [] },
  ];
}

/** What holds the words; first where one of its own begins with them. */
function fitting(entries: Entry[], wanted: string): Entry[] {
  const textOf = ({ label, note = '' }: Entry) => ` ${label} ${note}`.toLowerCase();
  const begins = (entry: Entry) => textOf(entry).includes(` ${wanted}`);
  const fit = entries.filter((entry) => textOf(entry).includes(wanted));
  return [...fit.filter(begins), ...fit.filter((entry) => !begins(entry))];
}

function useActions({
  me,
  onSwitchWorkspace,
  onNewWorkspace,
  onTheme,
  onSignOut,
  onShowKeys,
}: Commands): Entry[] {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme() === 'dark';
  const { canAdd, choose } = useAddSyllabi();
  const mayEdit = useMayEdit();
  const { id: here } = useWorkspace();
  const theme = isDark ? 'light' : 'dark';

  const newTask: Entry = {
    id: 'new-task',
    label: 'New task',
    icon: <IconPlus size={16} stroke={1.75} />,
    go: { to: '/tasks', hash: 'add' },
  };
  const addSyllabi: Entry = {
    id: 'add-syllabi',
    label: 'Add syllabi',
    icon: <IconFileUpload size={16} stroke={1.75} />,
    run: () => choose(),
  };
  const switches = me.workspaces
    .filter(({ id }) => id !== here)
    .map(
      ({ id, name }): Entry => ({
        id: `workspace ${id}`,
        label: `Switch to ${name}`,
        note: 'Workspace',
        icon: <IconSwitchHorizontal size={16} stroke={1.75} />,
        run: () => onSwitchWorkspace(id),
      }),
    );
  return [
    ...(mayEdit ? [newTask] : []),
    ...(canAdd ? [addSyllabi] : []),
    ...switches,
    {
      id: 'new-workspace',
      label: 'New workspace',
      icon: <IconUsers size={16} stroke={1.75} />,
      run: onNewWorkspace,
    },
    {
      id: 'theme',
      label: `Switch to the ${theme} theme`,
      icon: isDark ? <IconSun size={16} stroke={1.75} /> : <IconMoon size={16} stroke={1.75} />,
      run: () => {
        setColorScheme(theme);
        onTheme(theme);
      },
    },
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      note: '?',
      icon: <IconKeyboard size={16} stroke={1.75} />,
      run: onShowKeys,
    },
    { id: 'sign-out', label: 'Sign out', icon: <IconLogout size={16} stroke={1.75} />, run: onSignOut },
  ];
}
