import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsOnline } from '@/lib/offline/use-offline';
import { useWorkspace } from '@/lib/workspace';
import classes from './CommandPalette.module.css';
import type { Entry } from './palette-entry';
import { type Commands, useCommands } from './use-commands';
import { palette, paletteStore, useFirstEntry } from './use-first-entry';
import { askEntry, useFound } from './use-found';
import { rememberRecent, useRecent } from './use-recent';

/** As long as the server takes it. */
const LONGEST_SEARCH = 200;
const SHORTEST_QUESTION = 3;

interface CommandPaletteProps extends Commands {
  onClose: () => void;
}

export default function CommandPalette({ onClose, ...commands }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { id: workspaceId } = useWorkspace();
  const [words, setWords] = useState('');
  const recent = useRecent(words);
  const found = useFound(words);
  const isOnline = useIsOnline();
  const mayBeAsked = isOnline && !found.isSearching && words.trim().length >= SHORTEST_QUESTION;
  const groups = [
    recent,
    ...found.groups,
    ...useCommands(words, commands),
    ...(mayBeAsked ? [askEntry(words)] : []),
  ].filter(({ entries }) => entries.length > 0);
  useFirstEntry(groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join());
  useEffect(palette.open, []);

  function choose({ go, run, ...entry }: Entry) {
    if (go) {
      rememberRecent({ ...entry, go }, workspaceId);
      void navigate(go);
    }
    run?.();
  }

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
      yOffset="clamp(16px, 8vh, 120px)"
      overlayProps={{ blur: 0, backgroundOpacity: 0.35 }}
      classNames={{ search: classes.search, actionsGroup: classes.group }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder="Search tasks, courses, people, messages, pages and help"
        aria-label="Search everything"
        maxLength={LONGEST_SEARCH}
        leftSection={<IconSearch size={18} stroke={1.75} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
            {entries.map((entry) => (
              <Spotlight.Action key={entry.id} onClick={() => choose(entry)} className={classes.entry}>
                {entry.icon}
                <span className={classes.label}>{entry.label}</span>
                {entry.note && (
                  <span className={classes.note} data-long={entry.note.length > SHORT_NOTE || undefined}>
                    {entry.note}
                  </span>
                )}
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{toWords({ isOnline, isSearching: found.isSearching })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** As long as keys are; more gets a line of its own on a phone. */
const SHORT_NOTE = 8;

function toWords({ isOnline, isSearching }: { isOnline: boolean; isSearching: boolean }): string {
  if (!isOnline) return 'Offline, only pages, help and what you opened last are found.';
  return isSearching ? 'Searching…' : 'Nothing here is called that. Try fewer letters.';
}
