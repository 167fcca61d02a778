import { useMemo, useState } from 'react';

/** Which tasks are chosen; what the list no longer shows is no longer chosen. */
export function useSelection(shownIds: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => new Set(shownIds.filter((id) => chosen.has(id))), [shownIds, chosen]);
  return {
    selected,
    toggle: (id: string) =>
      setChosen(
        selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]),
      ),
    toggleAll: () => setChosen(selected.size === shownIds.length ? new Set() : new Set(shownIds)),
    clear: () => setChosen(new Set()),
  };
}
