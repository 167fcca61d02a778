export const changeFeed: any = null;
export const createFeed: any = null;
export const deleteFeed: any = null;
export type FeedDeps = any;
export const listFeeds: any = null;
export const resetFeedAddress: any = null;
