import type { Progress as Counts } from '../model/items';
import classes from './Progress.module.css';

/** Above this many the ticks would be a grey smear, and a plain bar says more. */
const MOST_TICKS = 80;

interface ProgressProps {
  progress: Counts | undefined;
  /** What has no date yet, and is no task. */
  undated?: number;
}

/** A ruler: one tick for each finding, ink once reviewed, taller and ochre for a question. */
export function Progress({ progress, undated = 0 }: ProgressProps) {
  return (
    <div className={classes.progress}>
      {progress ? <Known {...progress} undated={undated} /> : <Unknown />}
    </div>
  );
}

/** Its place, until it is known what was found. */
const Unknown = () => (
  <>
    <div className={classes.ruler} aria-hidden="true" />
    <p className={classes.words}>&nbsp;</p>
  </>
);

function Known({ reviewed, total, questions, undated }: Counts & { undated: number }) {
  const later = undated > 0 && `, ${undated} without a date`;
  if (total === 0) return <p className={classes.words}>Nothing to review{later}</p>;
  const open = Math.max(0, total - reviewed - questions);
  return (
    <>
      {total <= MOST_TICKS ? (
        <div className={classes.ruler} aria-hidden="true">
          <Ticks count={reviewed} state="reviewed" />
          <Ticks count={open} state="open" />
          <Ticks count={Math.min(questions, total - reviewed)} state="question" />
        </div>
      ) : (
        <progress className={classes.bar} max={total} value={reviewed} aria-label="Reviewed" />
      )}
      <p className={classes.words} role="status">
        <b>
          {reviewed} of {total}
        </b>{' '}
        reviewed{later}
      </p>
    </>
  );
}

function Ticks({ count, state }: { count: number; state: string }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ticks are alike
    <i key={`${state}-${index}`} data-state={state} />
  ));
}
