import { useMemo, useState } from 'react';

/** From the row that was chosen or let go last, to the row that the same was done to last. */
interface Run {
  from: string;
  to: string;
  /** What was chosen before the run grew. */
  before: ReadonlySet<string>;
  isChosen: boolean;
}

/** Up to where the run goes now, in the order of the rows. */
interface Extension {
  to: string;
  /** Where it begins, unless it goes on from there already. */
  from?: string | undefined;
  order: readonly string[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Which tasks are chosen; what the list no longer shows is no longer chosen. */
export function useSelection(shownIds: readonly string[]) {
  const [chosen, setChosen] = useState(NOTHING);
  const [run, setRun] = useState<Run>();
  const selected = useMemo(() => new Set(shownIds.filter((id) => chosen.has(id))), [shownIds, chosen]);
  const choose = (ids: ReadonlySet<string>, next?: Run) => {
    setChosen(ids);
    setRun(next);
  };
  const toggle = (id: string) => {
    const isChosen = !selected.has(id);
    const next = changed(selected, [id], isChosen);
    choose(next, { from: id, to: id, before: next, isChosen });
  };
  return {
    selected,
    toggle,
    /** What was done to the row where it begins is done to every row up to this one; a run that grows shorter leaves the rest as it was. */
    extend({ to, from, order }: Extension) {
      const goesOn = run && order.includes(run.from) && (from === undefined || from === run.to);
      if (!goesOn && from === undefined) return toggle(to);
      const grown: Run = goesOn ? run : { from: from ?? to, to, before: selected, isChosen: true };
      const ids = between(order, grown.from, to);
      choose(changed(grown.before, ids, grown.isChosen), { ...grown, to });
    },
    toggleAll: () => choose(selected.size === shownIds.length ? NOTHING : new Set(shownIds)),
    clear: () => choose(NOTHING),
  };
}

function changed(ids: ReadonlySet<string>, some: readonly string[], isChosen: boolean): ReadonlySet<string> {
  if (isChosen) return new Set([...ids, ...some]);
  const left = new Set(some);
  return new Set([...ids].filter((id) => !left.has(id)));
}

function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  return order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
