import { useState } from 'react';

/** Text that survives a reload, an error page and signing in again, until the tab closes. Never for secrets. */
export function useDraft(name: string, initial = '') {
  const key = `draft:${name}`;
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? initial);

  function change(next: string) {
    setValue(next);
    sessionStorage.setItem(key, next);
  }
  function discard() {
    sessionStorage.removeItem(key);
  }
  return [value, change, discard] as const;
}
