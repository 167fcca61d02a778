/** Where what is on its way is kept until the tab closes. */
export const OUTBOX_KEY = 'chat-outbox';

const NONE = '[]';

/** Whether something was on its way when the page was loaded. Small, since every page asks. */
export function hasKeptMessages(): boolean {
  try {
    return (sessionStorage.getItem(OUTBOX_KEY) ?? NONE) !== NONE;
  } catch {
    return false;
  }
}
