export const DocumentDeps: any = null;
export const changeDocument: any = null;
export type DocumentDeps = any;
export const deleteDocument: any = null;
export const listDocuments: any = null;
export const readAgain: any = null;
export const readDocumentRecord: any = null;
export const restoreDocument: any = null;
