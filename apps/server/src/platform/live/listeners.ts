import type { HeardChange } from './contents.ts';

type Listener = (change: HeardChange) => void;

/** Who listens, found by workspace and account: a change for two people costs what two cost, however many listen. */
export function createListeners() {
  const byWorkspace = new Map<string, Map<string, Set<Listener>>>();

  function heardBy({ workspaceId, to }: HeardChange): Iterable<Set<Listener>> {
    const accounts = byWorkspace.get(workspaceId);
    if (to === undefined) return accounts?.values() ?? [];
    return [to].flat().flatMap((accountId) => accounts?.get(accountId) ?? []);
  }

  return {
    has: (workspaceId: string): boolean => byWorkspace.has(workspaceId),
    workspaces: (): string[] => [...byWorkspace.keys()],
    clear: (): void => byWorkspace.clear(),
    add({ workspaceId, accountId }: { workspaceId: string; accountId: string }, listener: Listener) {
      const accounts = byWorkspace.get(workspaceId) ?? new Map<string, Set<Listener>>();
      const own = accounts.get(accountId) ?? new Set();
      byWorkspace.set(workspaceId, accounts.set(accountId, own.add(listener)));
      return () => {
        own.delete(listener);
        if (own.size === 0 && accounts.get(accountId) === own) accounts.delete(accountId);
        if (accounts.size === 0 && byWorkspace.get(workspaceId) === accounts) byWorkspace.delete(workspaceId);
      };
    },
    tell(change: HeardChange): void {
      for (const some of heardBy(change)) for (const listener of [...some]) listener(change);
    },
  };
}
