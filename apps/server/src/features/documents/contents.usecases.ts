export const readContent: any = null;
export const readExtraction: any = null;
export const readOriginal: any = null;
