import type { Grade } from '@syllabi/grading';
import { toPercentText } from '@/lib/plan/wording';
import { Section } from '@/ui/Section';
import { begunParts, toRangeText } from '../../model/grade-text';
import classes from './GradeSummary.module.css';

interface GradeSummaryProps {
  grade: Grade;
  components: readonly { id: string; name: string }[];
  /** The real grade, where this one is only supposed. */
  actual?: number | null | undefined;
}

export function GradeSummary({ grade, components, actual }: GradeSummaryProps) {
  const { percent } = grade;
  const begun = begunParts(grade, components);
  const isSupposed = actual !== undefined;
  return (
    <Section title={isSupposed ? 'The grade, if it were so' : 'Grade so far'}>
      <div className={classes.summary} aria-live="polite">
        <p className={classes.figure} data-supposed={isSupposed || undefined}>
          {percent === null ? '–' : toPercentText(percent)}
          {isSupposed && (
            <span className={classes.actual}>
              really {actual === null ? 'none yet' : toPercentText(actual)}
            </span>
          )}
        </p>
        <Scale {...grade} />
        <p className={classes.words}>
          {percent === null ? 'Enter a first score to see where you stand.' : toRangeText(grade)}
        </p>
        {begun.length > 0 && (
          <ul className={classes.begun}>
            {begun.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** From nothing to all: what is safe in ink, what can still be reached hatched, where one stands as a tick. */
function Scale({ percent, lowest, highest }: Grade) {
  const at = (value: number) => `${Math.min(100, Math.max(0, value))}%`;
  return (
    <div className={classes.scale} aria-hidden="true">
      <i className={classes.open} style={{ left: at(lowest), right: `calc(100% - ${at(highest)})` }} />
      <i className={classes.safe} style={{ width: at(lowest) }} />
      {percent !== null && <i className={classes.tick} style={{ left: at(percent) }} />}
    </div>
  );
}
