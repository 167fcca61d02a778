import { type QueryClient, useQuery } from '@tanstack/react-query';
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

/** The workspace that a step of the history is of: the one it opened, else the one it was shown with, else that of now. */
export function workspaceOfStep<W extends Workspace>(workspaces: W[], step: Step): W | undefined {
  const wanted = step.workspace ?? ofSteps.get(step.__TSR_key ?? '');
  const workspace = workspaces.find(({ id }) => id === wanted) ?? chooseWorkspace(workspaces);
  if (workspace && step.__TSR_key) ofSteps.set(step.__TSR_key, workspace.id);
  return workspace;
}

export function rememberWorkspace(id: string): void {
  ofThisPage = id;
  store(WORKSPACE_KEY, id);
}

export function forgetWorkspace(): void {
  ofThisPage = null;
  forget(WORKSPACE_KEY);
}
