import { Link } from '@tanstack/react-router';
import type { GradeComponent } from '@/api';
import { toShareText } from '@/lib/plan/wording';
import { Section } from '@/ui/Section';
import classes from './CourseRows.module.css';
import { SourceLink } from './SourceLink';

/** As written: what the parts count, and whether they come to a whole. */
export function Grading({
  courseId,
  components,
}: {
  courseId: string;
  components: readonly GradeComponent[];
}) {
  const regular = components.filter(({ isBonus }) => !isBonus);
  const weight = regular.reduce((sum, component) => sum + (component.weight ?? 0), 0);
  const points = regular.reduce((sum, component) => sum + (component.points ?? 0), 0);
  return (
    <Section
      title="Grading"
      note="as written"
      actions={
        <Link to="/courses/$courseId" params={{ courseId }} search={{ tab: 'grades' }}>
          Enter scores
        </Link>
      }
    >
      {components.length === 0 && (
        <p className={classes.none}>
          No grading yet. It comes from the facts of a reviewed syllabus, or is written by hand under Grades.
        </p>
      )}
      <ul className={classes.list}>
        {components.map(({ id, name, weight: share, points: worth, isBonus, documentId, evidence }) => (
          <li key={id} className={classes.row}>
            <span>{name}</span>
            <SourceLink documentId={documentId} evidence={evidence} />
            <span className={classes.weight} style={documentId ? undefined : { marginLeft: 'auto' }}>
              {isBonus && 'bonus, up to '}
              {toShareText(share, worth)}
            </span>
          </li>
        ))}
        {components.length > 0 && (
          <li className={`${classes.row} ${classes.sum}`}>
            <b>Sum</b>
            {weight > 0 && Math.abs(weight - 100) > 0.5 && <span className={classes.remark}>not 100%</span>}
            <b className={classes.weight} style={{ marginLeft: 'auto' }}>
              {toShareText(weight || null, points || null)}
            </b>
          </li>
        )}
      </ul>
    </Section>
  );
}
