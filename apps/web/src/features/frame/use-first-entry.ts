import { createSpotlight } from '@mantine/spotlight';
import { useEffect } from 'react';

/** The palette's own state: what is open, and which entry the keyboard is on. */
export const [paletteStore, palette] = createSpotlight();

/** Whatever arrives, the keyboard is on the first entry: results come later than what was there at once. */
export function useFirstEntry(entries: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever other entries are shown
  useEffect(() => {
    const list = document.getElementById(paletteStore.getState().listId);
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
    list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected: 0 }));
  }, [entries]);
}
