import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CourseCard } from '@/api';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { ofNow } from '@/lib/plan/of-now';
import { usePlanSettings } from '@/lib/plan/settings';
import { useSoon } from '@/lib/plan/use-soon';
import { toDayText, toPercentText, toRelativeText } from '@/lib/plan/wording';
import { CourseTile, courseColors, courseName } from '@/ui/CourseTile';
import { Section } from '@/ui/Section';
import classes from './CourseCards.module.css';

export function CourseCards({ courses }: { courses: CourseCard[] }) {
  const all = useSoon(courses) ?? [];
  const cards = ofNow(all);
  const past = all.length - cards.length;
  const { choose, fetchAddress, canAdd } = useAddSyllabi();
  return (
    <Section
      title="Courses"
      note="what is done and what comes next"
      actions={past > 0 && <Link to="/courses">Earlier terms: {past}</Link>}
    >
      <ul className={classes.cards}>
        {cards.map((card) => (
          <li key={card.course.id}>
            <Card card={card} />
          </li>
        ))}
        {canAdd && (
          <li>
            <div className={classes.drop}>
              <IconFilePlus size={18} stroke={1.75} aria-hidden="true" />
              <b>Drop a syllabus here</b>
              <span>PDF, Word, HTML, Markdown, text or a calendar file</span>
              <p>
                <UnstyledButton onClick={() => choose()}>Choose files</UnstyledButton>
                <UnstyledButton onClick={() => fetchAddress()}>From the web</UnstyledButton>
              </p>
            </div>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Card({ card: { course, tasks, grade, next, toReview, term } }: { card: CourseCard }) {
  const { today, style } = usePlanSettings();
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
        {grade !== null && (
          <span className={classes.grade}>
            <VisuallyHidden>grade so far </VisuallyHidden>
            {toPercentText(grade)}
          </span>
        )}
      </span>
      <span className={classes.words} data-review={toReview > 0 || undefined}>
        {/* The next one often has the code of one that is on. */}
        {term.when === 'coming' && term.name && `${term.name} · `}
        {toReview > 0
          ? `${toReview} to review`
          : tasks.total > 0
            ? `${tasks.done} of ${tasks.total} done`
            : 'nothing in the plan yet'}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ width: `${tasks.total > 0 ? (tasks.done / tasks.total) * 100 : 0}%` }} />
      </span>
      <b dir="auto" className={classes.next}>
        {next?.title ?? (toReview > 0 ? 'Nothing planned yet' : 'Nothing coming')}
      </b>
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
