import { type HotkeyItem, useHotkeys } from '@mantine/hooks';

const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** Keys of a page: they rest while the person types, and while a menu or a dialog has the keyboard. */
export function usePageKeys(keys: readonly HotkeyItem[]) {
  useHotkeys(keys.map(([key, act, options]) => [key, (event) => isElsewhere(event) || act(event), options]));
}
