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

export function KeyHints({ lastLabel }: { lastLabel: string | undefined }) {
  const shown = useMayEdit() ? [...MOVES, ...DECIDES] : MOVES;
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
