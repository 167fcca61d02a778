import { Link } from '@tanstack/react-router';
import type { Overview } from '@/api';
import { CourseTile, courseName } from '@/ui/CourseTile';
import classes from './AwaitingReview.module.css';

/** What was read and not yet checked: nothing of it is in the plan before it is. */
export function AwaitingReview({ documents }: { documents: Overview['awaitingReview'] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Ready to review">
      {documents.map(({ documentId, name, course, open, questions }) => (
        <li key={documentId}>
          {course && <CourseTile name={courseName(course)} color={course.color} />}
          <b>{course ? courseName(course) : name}</b>
          <span>
            {open} {open === 1 ? 'finding' : 'findings'} to review
            {questions > 0 && `, ${questions} ${questions === 1 ? 'question' : 'questions'}`}
          </span>
          <Link to="/documents/$documentId" params={{ documentId }}>
            Review {course ? courseName(course) : name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
