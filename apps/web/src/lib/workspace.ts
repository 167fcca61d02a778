import { createContext, use } from 'react';

export type WorkspaceRole = 'owner' | 'admin' | 'member' | 'viewer';

/** The workspace that the authenticated area shows now. */
export interface Workspace {
  id: string;
  name: string;
  role: WorkspaceRole;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace is for screens of the authenticated area');
  return workspace;
}
