import { UnstyledButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CourseCard } from '@/api';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toPercentText, toRelativeText } from '@/lib/plan/wording';
import { CourseTile, courseColors, courseName } from '@/ui/CourseTile';
import { Section } from '@/ui/Section';
import classes from './CourseCards.module.css';

export function CourseCards({ courses }: { courses: readonly CourseCard[] }) {
  const { choose, canAdd } = useAddSyllabi();
  return (
    <Section title="Courses" note="what is done and what comes next">
      <ul className={classes.cards}>
        {courses.map((card) => (
          <li key={card.course.id}>
            <Card card={card} />
          </li>
        ))}
        {canAdd && (
          <li>
            <UnstyledButton className={classes.drop} onClick={() => choose()}>
              <IconFilePlus size={18} stroke={1.75} aria-hidden="true" />
              <b>Drop a syllabus here</b>
              <span>PDF, Word, HTML, Markdown or text</span>
              <em>Choose files</em>
            </UnstyledButton>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Card({ card: { course, tasks, percent, next, toReview } }: { card: CourseCard }) {
  const { today, style } = usePlanSettings();
  const [done, total] = percent.total > 0 ? [percent.done, percent.total] : [tasks.done, tasks.total];
  const words =
    percent.total > 0
      ? `${toPercentText(percent.done)} of ${toPercentText(percent.total)} done`
      : `${tasks.done} of ${tasks.total} done`;
  return (
    <Link
      to="/courses/$courseId"
      params={{ courseId: course.id }}
      className={classes.card}
      style={courseColors(course.color)}
    >
      <span className={classes.name}>
        <CourseTile name={courseName(course)} color={course.color} />
        <b>{courseName(course)}</b>
      </span>
      <span className={classes.words} data-review={toReview > 0 || undefined}>
        {toReview > 0 ? `${toReview} to review` : total > 0 ? words : 'nothing in the plan yet'}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ width: `${total > 0 ? Math.min(100, (done / total) * 100) : 0}%` }} />
      </span>
      <b className={classes.next}>{next ? next.title : 'Nothing coming'}</b>
      <span className={classes.words}>
        {next
          ? ['today', 'tomorrow'].includes(toRelativeText(next.dueOn, today))
            ? toRelativeText(next.dueOn, today)
            : toDayText(next.dueOn, { style, today })
          : course.title}
      </span>
    </Link>
  );
}
