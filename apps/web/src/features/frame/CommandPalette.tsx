import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconArticle,
  IconFileText,
  IconFileUpload,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { KindIcon } from '@/ui/KindIcon';
import classes from './CommandPalette.module.css';
import { PLACES } from './places';
import { useSearch } from './queries';
import { palette, paletteStore, useFirstEntry } from './use-first-entry';

export interface ArticleTitle {
  slug: string;
  title: string;
}

interface CommandPaletteProps {
  loadArticles: () => Promise<ArticleTitle[]>;
  onClose: () => void;
  onSignOut: () => void;
  onShowKeys: () => void;
}

interface Entry {
  id: string;
  label: string;
  note?: string;
  icon: ReactNode;
  run: () => void;
}

interface EntryGroup {
  title: string;
  entries: Entry[];
}

export default function CommandPalette({ onClose, ...commands }: CommandPaletteProps) {
  const [words, setWords] = useState('');
  const found = useFound(words);
  const groups = [...found, ...useCommands(words, commands)].filter(({ entries }) => entries.length > 0);
  useFirstEntry(groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join());
  useEffect(palette.open, []);

  return (
    <Spotlight.Root
      store={paletteStore}
      query={words}
      onQueryChange={setWords}
      onSpotlightClose={onClose}
      shortcut={null}
      radius="xl"
      size={600}
      centered={false}
      attributes={{ content: { 'aria-label': 'Search everything' } }}
      yOffset="14vh"
      overlayProps={{ blur: 0, backgroundOpacity: 0.35 }}
      classNames={{ search: classes.search, actionsGroup: classes.group }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder="Search courses, tasks, syllabi, pages and help"
        aria-label="Search everything"
        leftSection={<IconSearch size={18} stroke={1.75} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ id, label, note, icon, run }) => (
              <Spotlight.Action key={id} onClick={run} className={classes.entry}>
                {icon}
                <span className={classes.label}>{label}</span>
                {note && <span className={classes.note}>{note}</span>}
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>Nothing here is called that. Try fewer letters.</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

const DEBOUNCE_MS = 120;

/** What the workspace holds under these words. */
function useFound(words: string): EntryGroup[] {
  const navigate = useNavigate();
  const { style, today } = usePlanSettings();
  const [settled] = useDebouncedValue(words, DEBOUNCE_MS);
  const { data } = useSearch(settled);
  if (!data || words.trim().length < 2) return [];
  return [
    {
      title: 'Courses',
      entries: data.courses.map((course) => ({
        id: course.id,
        label: courseName(course),
        note: course.code ? course.title : undefined,
        icon: <CourseTile name={courseName(course)} color={course.color} />,
        run: () => void navigate({ to: '/courses/$courseId', params: { courseId: course.id } }),
      })),
    },
    {
      title: 'Tasks',
      entries: data.tasks.map(({ id, title, kind, dueOn, course }) => ({
        id,
        label: title,
        note: [course && courseName(course), dueOn && toDayText(dueOn, { style, today })]
          .filter(Boolean)
          .join(' · '),
        icon: <KindIcon kind={kind} />,
        run: () => void navigate({ to: '/tasks', search: { task: id } }),
      })),
    },
    {
      title: 'Syllabi',
      entries: data.documents.map(({ id, name, course }) => ({
        id,
        label: name,
        note: course ? courseName(course) : undefined,
        icon: <IconFileText size={16} stroke={1.75} />,
        run: () => void navigate({ to: '/documents/$documentId', params: { documentId: id } }),
      })),
    },
  ];
}

/** Places, articles and actions that fit the words. */
function useCommands(
  words: string,
  { loadArticles, onSignOut, onShowKeys }: Omit<CommandPaletteProps, 'onClose'>,
): EntryGroup[] {
  const navigate = useNavigate();
  const { data: articles = [] } = useQuery({ queryKey: ['help-articles'], queryFn: loadArticles });
  const { setColorScheme } = useMantineColorScheme();
  const { canAdd, choose } = useAddSyllabi();
  const isDark = useComputedColorScheme() === 'dark';
  const fits = ({ label, note = '' }: Entry) =>
    `${label} ${note}`.toLowerCase().includes(words.trim().toLowerCase());

  const actions: Entry[] = [
    {
      id: 'add-syllabi',
      label: 'Add syllabi',
      icon: <IconFileUpload size={16} stroke={1.75} />,
      run: () => choose(),
    },
    {
      id: 'theme',
      label: isDark ? 'Switch to the light theme' : 'Switch to the dark theme',
      icon: isDark ? <IconSun size={16} stroke={1.75} /> : <IconMoon size={16} stroke={1.75} />,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
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
  const places: Entry[] = Object.values(PLACES).map(({ label, to, icon: Icon, keys }) => ({
    id: to,
    label,
    note: keys.toUpperCase(),
    icon: <Icon size={16} stroke={1.75} />,
    run: () => void navigate({ to }),
  }));
  const help: Entry[] = articles.map(({ slug, title }) => ({
    id: slug,
    label: title,
    icon: <IconArticle size={16} stroke={1.75} />,
    run: () => void navigate({ to: '/help-center/$slug', params: { slug } }),
  }));
  return [
    {
      title: 'Actions',
      entries: actions.filter((entry) => fits(entry) && (canAdd || entry.id !== 'add-syllabi')),
    },
    { title: 'Go to', entries: places.filter(fits) },
    { title: 'Help', entries: words.trim() ? help.filter(fits) : [] },
  ];
}
