export const addFinding: any = null;
export const changeFinding: any = null;
export type FindingDeps = any;
export const listFindings: any = null;
export const readFinding: any = null;
export const FindingDeps: any = null;
