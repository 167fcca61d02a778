import { Link } from '@tanstack/react-router';
import type { Task } from '@/api';
import classes from './SourceChip.module.css';

/** Opens the page of the syllabus that the task was read from, at its line. */
export function SourceChip({ task }: { task: Task }) {
  const { source } = task;
  if (!source) return <span className={classes.none}>by hand</span>;
  return (
    <Link
      to="/documents/$documentId"
      params={{ documentId: source.documentId }}
      search={{ finding: source.findingId }}
      className={classes.chip}
      title={`“${source.quote}”`}
      aria-label={`p. ${source.page} of the syllabus, where ${task.title} stands`}
    >
      p. {source.page}
    </Link>
  );
}
