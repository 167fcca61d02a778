import { type HotkeyItem, useHotkeys } from '@mantine/hooks';

const ELSEWHERE = '[role="dialog"], [role="menu"], [role="listbox"], input:not([type="checkbox"])';

const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(ELSEWHERE) !== null;

const onPage = ([key, act, { preventDefault = true } = {}]: HotkeyItem): HotkeyItem => [
  key,
  (event) => {
    if (isElsewhere(event)) return;
    if (preventDefault) event.preventDefault();
    act(event);
  },
  { preventDefault: false },
];

/** Keys of a page: they rest while the person types, and while a menu or a dialog has the keyboard; a box that was ticked types nothing. */
export function usePageKeys(keys: readonly HotkeyItem[]) {
  useHotkeys(keys.map(onPage), ['TEXTAREA', 'SELECT']);
}
