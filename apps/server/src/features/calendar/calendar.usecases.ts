export type CalendarDeps = any;
export const listEntries: any = null;
