import classes from './KeyHints.module.css';

const KEYS: readonly [string[], string][] = [
  [['J', 'K'], 'move'],
  [['N'], 'next'],
  [['A'], 'accept'],
  [['E'], 'edit'],
  [['X'], 'aside'],
  [['Z'], 'undo'],
];

export function KeyHints({ lastLabel }: { lastLabel: string | undefined }) {
  return (
    <footer className={classes.hints}>
      {KEYS.map(([keys, does]) => (
        <span key={does} title={does === 'undo' && lastLabel ? `Undo ${lastLabel}` : undefined}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
      <span>
        <kbd>?</kbd>all
      </span>
    </footer>
  );
}
