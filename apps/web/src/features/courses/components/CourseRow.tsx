import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Course, CourseCard } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toNearText, toPercentText } from '@/lib/plan/wording';
import { CourseTile, courseColors, courseName } from '@/ui/CourseTile';
import classes from './CourseRow.module.css';

interface CourseRowProps {
  course: Course;
  /** How it stands, once that is known. */
  card: CourseCard | undefined;
}

/** What it is called, what comes next, how far it has come and the grade so far. */
export function CourseRow({ course, card }: CourseRowProps) {
  const taught = course.instructors.map(({ name }) => name).join(', ');
  const about = [
    course.code && course.code !== course.title ? course.title : undefined,
    course.section && `section ${course.section}`,
    taught,
  ];
  return (
    <Link
      to="/courses/$courseId"
      params={{ courseId: course.id }}
      className={classes.row}
      style={courseColors(course.color)}
    >
      <CourseTile name={courseName(course)} color={course.color} size={32} />
      <span className={classes.name}>
        <b>{courseName(course)}</b>
        <span>{about.filter(Boolean).join(' · ')}</span>
      </span>
      {card && <Standing card={card} />}
    </Link>
  );
}

function Standing({ card: { next, tasks, grade, toReview } }: { card: CourseCard }) {
  const { today, style } = usePlanSettings();
  const share = tasks.total > 0 ? (tasks.done / tasks.total) * 100 : 0;
  return (
    <>
      <span className={classes.next}>
        {toReview > 0 && <em>{toReview} to review</em>}
        {toReview === 0 && next && (
          <>
            <b dir="auto">{next.title}</b>
            <span>{toNearText({ day: next.dueOn, time: next.dueTime, kind: next.kind }, today, style)}</span>
          </>
        )}
        {toReview === 0 && !next && <span>Nothing coming</span>}
      </span>
      <span className={classes.progress}>
        <span>
          {tasks.done} of {tasks.total} done
        </span>
        <i aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </i>
      </span>
      <span className={classes.grade}>
        {grade !== null && (
          <>
            <VisuallyHidden>grade so far </VisuallyHidden>
            {toPercentText(grade)}
          </>
        )}
      </span>
    </>
  );
}
