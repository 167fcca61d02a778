/** Somebody in one of their workspaces. */
export interface Place {
  accountId: string;
  workspaceId: string;
}
