import { Link } from '@tanstack/react-router';
import type { Evidence } from '@/api';
import classes from './SourceLink.module.css';

/** The page that a fact was read from; nothing for what was written by hand. */
export function SourceLink({
  documentId,
  evidence,
}: {
  documentId: string | null;
  evidence: readonly Evidence[];
}) {
  const [first] = evidence;
  if (!documentId || !first) return null;
  return (
    <Link
      to="/documents/$documentId"
      params={{ documentId }}
      search={{ tab: 'facts' }}
      className={classes.chip}
      data-touch=""
      title={`“${first.quote}”`}
      aria-label={`p. ${first.page} of the syllabus`}
    >
      p. {first.page}
    </Link>
  );
}
