import classes from './ConfidenceTicks.module.css';

/** Three ticks; one alone asks for a look. In words: sure, likely, unsure. */
export function confidenceLevel(confidence: number) {
  if (confidence >= 0.9) return { ticks: 3, label: 'sure' } as const;
  if (confidence >= 0.7) return { ticks: 2, label: 'likely' } as const;
  return { ticks: 1, label: 'unsure' } as const;
}

interface ConfidenceTicksProps {
  /** 0 to 1: the share of findings like this one that are right. */
  confidence: number;
}

export function ConfidenceTicks({ confidence }: ConfidenceTicksProps) {
  const { ticks, label } = confidenceLevel(confidence);
  return (
    <span className={classes.ticks} data-level={ticks} role="img" aria-label={label} title={label}>
      {[1, 2, 3].map((tick) => (
        <i key={tick} data-on={tick <= ticks || undefined} />
      ))}
    </span>
  );
}
