import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Citation } from '@/api';
import { courseColors, courseName } from '@/ui/CourseTile';
import classes from './Answer.module.css';

export const whereIs = ({ documentName, heading }: Citation): string =>
  [documentName, heading].filter(Boolean).join(', ');

/** Opens the document at the passage. */
export function CitationChip({ citation }: { citation: Citation }) {
  const { documentId, documentName, course, evidence } = citation;
  const { page, boxes, span } = evidence;
  return (
    <Link
      to="/documents/$documentId"
      params={{ documentId }}
      search={{ passage: JSON.stringify({ page, ...(boxes ? { boxes } : {}), ...(span ? { span } : {}) }) }}
      className={classes.chip}
      style={course ? courseColors(course.color) : undefined}
      title={`“${evidence.quote}”`}
    >
      <IconFileText size={13} stroke={1.75} aria-hidden="true" />
      {course ? courseName(course) : documentName}, p. {page}
    </Link>
  );
}
