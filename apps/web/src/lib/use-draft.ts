import { useState } from 'react';

/** Text that survives a reload, an error page and signing in again, until the tab closes. Never for secrets. */
export function useDraft(name: string, initial = '') {
  const key = keyOf(name);
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? initial);

  function change(next: string) {
    setValue(next);
    sessionStorage.setItem(key, next);
  }
  function discard() {
    sessionStorage.removeItem(key);
  }
  /** What was sent and not taken, unless something newer stands there; also once the page is left. */
  function bringBack(sent: string) {
    if (!sessionStorage.getItem(key)) change(sent);
  }
  return [value, change, discard, bringBack] as const;
}

const keyOf = (name: string) => `draft:${name}`;

/** What a form that is opened next begins with. */
export const suggestDraft = (name: string, value: string): void => sessionStorage.setItem(keyOf(name), value);
