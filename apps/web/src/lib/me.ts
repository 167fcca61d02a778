import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getMeOptions } from '@/api/@tanstack/react-query.gen';
import { statusOf } from './errors';
import { forget, readStored, store, stored } from './preferences';
import type { Workspace } from './workspace';

const WORKSPACE_KEY = 'workspace';

/** Who is signed in, their settings and workspaces. Loaded by the guard, so every screen inside it has it at once. */
export const meQuery = () => getMeOptions();

/** Before anything inside is shown; where the server cannot be reached, as it was when it last could. */
export async function loadMe(queryClient: QueryClient, accountId: string) {
  try {
    return await queryClient.ensureQueryData(meQuery());
  } catch (error) {
    if (statusOf(error) !== undefined || !isUnreached(error)) throw error;
    const { restoreUnreached } = await import('./offline/unreached');
    const kept = (await restoreUnreached(queryClient, accountId))
      ? queryClient.getQueryData(meQuery().queryKey)
      : undefined;
    if (!kept) throw error;
    return kept;
  }
}

/** Neither the API nor the provider of the token was there. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError || (error as { code?: unknown }).code === 'auth/network-request-failed';

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
export const forgetWorkspace = () => forget(WORKSPACE_KEY);

/** The workspace last shown on this device, if any was; whoever is signed in now may have left it, or never been there. */
export const lastWorkspace = () => stored(WORKSPACE_KEY);
