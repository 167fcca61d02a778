export type SearchDeps = any;
export const searchWorkspace: any = null;
