import { IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { factsQuery, type ReviewedDocument } from '../queries';
import classes from './VersionNote.module.css';

/** Which pages are pictures to the reader: what stands there has to be seen by a person. */
export function UnreadPages({ path }: { path: ReviewedDocument }) {
  const { data: facts } = useQuery(factsQuery(path));
  const unread = facts?.notes.find(({ code }) => code === 'pages-without-text');
  if (!unread) return null;
  return (
    <p className={classes.note} role="note">
      <IconPhotoOff size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{unread.message}</b> Look there, and{' '}
        <Link to="/tasks" hash="add">
          add what is due
        </Link>{' '}
        yourself.
      </span>
    </p>
  );
}
