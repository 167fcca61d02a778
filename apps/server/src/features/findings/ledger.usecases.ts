export const findingFromLedger: any = null;
export const readLedger: any = null;
