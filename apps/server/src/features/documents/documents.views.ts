export const toDocumentView: any = null;
