import type { Meeting } from '@/api';
import { toWeekdaysText } from '@/lib/plan/meetings';
import { usePlanSettings } from '@/lib/plan/settings';
import { capitalized, toTimeRangeText } from '@/lib/plan/wording';
import { Section } from '@/ui/Section';
import classes from './CourseRows.module.css';
import { SourceLink } from './SourceLink';

export function Meetings({ meetings }: { meetings: readonly Meeting[] }) {
  const { style } = usePlanSettings();
  return (
    <Section title="Classes">
      {meetings.length === 0 && (
        <p className={classes.none}>No class times yet. They come from the facts of a reviewed syllabus.</p>
      )}
      <ul className={classes.list}>
        {meetings.map(({ id, days, start, end, kind, location, documentId, evidence }) => (
          <li key={id} className={classes.row}>
            <b>{capitalized(kind)}</b>
            <span>
              {[toWeekdaysText(days), start && toTimeRangeText(start, end, style), location]
                .filter(Boolean)
                .join(', ')}
            </span>
            <SourceLink documentId={documentId} evidence={evidence} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
