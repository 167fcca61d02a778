import { Link } from '@tanstack/react-router';
import type { Overview } from '@/api';
import { CourseTile, courseName } from '@/ui/CourseTile';
import classes from './AwaitingReview.module.css';

/** What was read and not yet checked: nothing of it is in the plan before it is. */
export function AwaitingReview({ documents }: { documents: Overview['awaitingReview'] }) {
  if (documents.length === 0) return null;
  return (
    <section className={classes.bar} aria-label="Ready to review">
      <b>Ready to review</b>
      <ul>
        {documents.map(({ documentId, name, course, open, questions }) => (
          <li key={documentId}>
            <Link to="/documents/$documentId" params={{ documentId }} title={name}>
              {course && <CourseTile name={courseName(course)} color={course.color} />}
              {course ? courseName(course) : name}
              <span>
                {open} {open === 1 ? 'finding' : 'findings'}
                {questions > 0 && `, ${questions} ${questions === 1 ? 'question' : 'questions'}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
