import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useWorkspace } from '@/lib/workspace';
import type { Entry, EntryGroup } from './palette-entry';

const KEY = 'recent';
const MOST = 5;

type Recent = Pick<Entry, 'id' | 'label' | 'note' | 'go'> & { workspaceId?: string };

/** Of this tab alone, and gone with it: what was looked for is nobody else's business. */
function read(): Recent[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

export function rememberRecent({ id, label, note, go }: Entry, workspaceId?: string): void {
  const others = read().filter((one) => one.id !== id);
  const all: Recent[] = [{ id, label, note, go, workspaceId }, ...others].slice(0, 2 * MOST);
  sessionStorage.setItem(KEY, JSON.stringify(all));
}

/** Where the palette led last, as long as nothing is typed. */
export function useRecent(words: string): EntryGroup {
  const { id } = useWorkspace();
  const [recent] = useState(read);
  const entries = recent
    .filter(({ workspaceId }) => workspaceId === id)
    .slice(0, MOST)
    .map((one): Entry => ({ ...one, id: `recent ${one.id}`, icon: <IconHistory size={16} stroke={1.75} /> }));
  return { title: 'Recent', entries: words.trim() ? [] : entries };
}
