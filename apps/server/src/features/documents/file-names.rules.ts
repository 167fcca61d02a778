export const toDisposition: any = null;
