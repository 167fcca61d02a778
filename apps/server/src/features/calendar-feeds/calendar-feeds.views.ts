export const toFeedView: any = null;
