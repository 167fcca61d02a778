import { useMayEdit } from '@/lib/plan/use-may-edit';
import classes from './KeyHints.module.css';

const MOVES: readonly [string[], string][] = [
  [['J', 'K'], 'move'],
  [['N'], 'next'],
];
const DECIDES: readonly [string[], string][] = [
  [['A'], 'accept'],
  [['E'], 'edit'],
  [['X'], 'aside'],
  [['C'], 'add'],
  [['Z'], 'undo'],
];

interface KeyHintsProps {
  lastLabel: string | undefined;
  /** Without rows in view there is nothing to move to, and only the last decision to take back. */
  isListShown: boolean;
}

export function KeyHints({ lastLabel, isListShown }: KeyHintsProps) {
  const all = useMayEdit() ? [...MOVES, ...DECIDES] : MOVES;
  const shown = isListShown ? all : all.filter(([keys]) => keys.includes('Z'));
  return (
    <footer className={classes.hints}>
      <p className={classes.some}>
        {shown.map(([keys, does]) => (
          <span key={does} title={does === 'undo' && lastLabel ? `Undo ${lastLabel}` : undefined}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
      </p>
      <span>
        <kbd>?</kbd>all keys
      </span>
    </footer>
  );
}
