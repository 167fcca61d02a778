/** Where a page opens the popup. */
export const START_PATH = '/__/auth/google';
/** Where the provider sends it back to: the same as in Firebase, so that what is registered there stays good. */
export const HANDLER_PATH = '/__/auth/handler';
