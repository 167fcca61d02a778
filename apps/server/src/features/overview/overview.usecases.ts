export const describeOverview: any = null;
export type OverviewDeps = any;
