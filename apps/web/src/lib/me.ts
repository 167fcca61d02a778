import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Me } from '@/api';
import { getMeOptions } from '@/api/@tanstack/react-query.gen';
import { statusOf } from './errors';
import { forget, store, stored } from './preferences';
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

/** The one this page shows; another page of this browser may show another one. */
let ofThisPage: string | null = null;

/** The workspace this page shows or, as it begins, the last on this device; whoever is signed in may have left it since. */
export function lastWorkspace(): string | null {
  ofThisPage ??= stored(WORKSPACE_KEY);
  return ofThisPage;
}

/** The workspace last shown here, or the person's own. */
export function chooseWorkspace<W extends Workspace>(workspaces: W[]): W | undefined {
  const last = lastWorkspace();
  return workspaces.find(({ id }) => id === last) ?? workspaces[0];
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The workspace that was opened with this step. */
    workspace?: string | undefined;
  }
}

/** What was shown at the steps of the history of this page: going back to one goes back to its workspace. */
const ofSteps = new Map<string, string>();

interface Step {
  __TSR_key?: string | undefined;
  workspace?: string | undefined;
}

interface ShowWorkspace {
  queryClient: QueryClient;
  me: Me;
  /** Of the history, where somebody goes; left out while nobody has gone there yet. */
  step: Step | undefined;
}

/** Shows the workspace that a step of the history opened, else the one it was shown with, else that of now; says which. */
export async function showWorkspace({ queryClient, me, step }: ShowWorkspace): Promise<string | undefined> {
  const key = step?.__TSR_key;
  const wanted = step?.workspace ?? (key && ofSteps.get(key));
  const shown = chooseWorkspace(me.workspaces);
  const workspace = me.workspaces.find(({ id }) => id === wanted) ?? shown;
  if (!workspace) return undefined;
  if (key) ofSteps.set(key, workspace.id);
  // Nobody listened to what happened there since it was last shown.
  if (workspace !== shown) await queryClient.invalidateQueries({ refetchType: 'none' });
  // One that is not among them yet may have been opened just now.
  if (workspace !== shown || !lastWorkspace()) rememberWorkspace(workspace.id);
  return workspace.id;
}

export function rememberWorkspace(id: string): void {
  ofThisPage = id;
  store(WORKSPACE_KEY, id);
}

export function forgetWorkspace(): void {
  ofThisPage = null;
  forget(WORKSPACE_KEY);
}
