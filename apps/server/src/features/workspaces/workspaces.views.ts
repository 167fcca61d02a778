import type { WorkspaceOfMember } from './workspaces.repository.ts';
import type { WorkspaceView } from './workspaces.schemas.ts';

export const toWorkspaceView = (workspace: WorkspaceOfMember): WorkspaceView => ({
  id: workspace.id,
  name: workspace.name,
  role: workspace.role,
  personal: workspace.isPersonal,
  members: workspace.members,
  createdAt: workspace.createdAt.toISOString(),
});
