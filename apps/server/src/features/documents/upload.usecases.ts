export const uploadDocument: any = null;
