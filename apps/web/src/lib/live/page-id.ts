/** Names this page to the server with everything it writes, so that it is not told of its own changes. */
export const PAGE_ID: string = crypto.randomUUID();
