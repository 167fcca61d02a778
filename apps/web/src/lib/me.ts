import { useQuery } from '@tanstack/react-query';
import { getMeOptions } from '@/api/@tanstack/react-query.gen';
import { readStored, store } from './preferences';
import type { Workspace } from './workspace';

const WORKSPACE_KEY = 'workspace';

/** Who is signed in, their settings and workspaces. Loaded by the guard, so every screen inside it has it at once. */
export const meQuery = () => getMeOptions();

export function useMe() {
  return useQuery(meQuery()).data;
}

/** The workspace last used on this device, or the person's own. */
export function chooseWorkspace<W extends Workspace>(workspaces: W[]): W | undefined {
  const ids = workspaces.map(({ id }) => id);
  const last = readStored(WORKSPACE_KEY, ids, '');
  return workspaces.find(({ id }) => id === last) ?? workspaces[0];
}

export const rememberWorkspace = (id: string) => store(WORKSPACE_KEY, id);
