import { useWorkspace } from '../workspace';

/** Viewers of a workspace look and change nothing: what would change the plan is not shown to them. */
export const useMayEdit = (): boolean => useWorkspace().role !== 'viewer';
