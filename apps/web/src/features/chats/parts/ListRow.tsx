import { Link, type LinkProps } from '@tanstack/react-router';
import { Children, type ReactNode, useState } from 'react';
import { usePlanSettings } from '@/lib/plan/settings';
import { toShortInstantText } from '@/lib/plan/wording';
import classes from './List.module.css';

const ROWS_AT_FIRST = 25;

/** The latest conversations of a kind; the older ones stay out of the way of the next kind until they are wanted. */
export function ListGroup({ title, children }: { title: string; children: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  const rows = Children.toArray(children);
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);
  return (
    <section aria-label={title}>
      <p className={classes.group}>{title}</p>
      <ul className={classes.list}>{shown}</ul>
      {shown.length < rows.length && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Show {rows.length - shown.length} older
        </button>
      )}
    </section>
  );
}

interface ListRowProps {
  to: Pick<LinkProps, 'to' | 'params' | 'search'>;
  mark: ReactNode;
  title: string;
  /** When it was said last. */
  at: string | undefined;
  last: ReactNode;
  /** Badges; nothing gives their place to the words. */
  state?: ReactNode;
  isCurrent?: boolean;
  isUnread?: boolean;
}

/** A line of the list that opens a conversation, or a message in it. */
export function ListRow({ to, mark, title, at, last, state, isCurrent, isUnread }: ListRowProps) {
  const settings = usePlanSettings();
  return (
    <li>
      <Link
        {...to}
        className={classes.row}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={isUnread || undefined}
      >
        <span className={classes.mark}>{mark}</span>
        <b dir="auto">{title}</b>
        {at && <time dateTime={at}>{toShortInstantText(at, settings)}</time>}
        <span className={classes.last} dir="auto">
          {last}
        </span>
        {state && <span className={classes.state}>{state}</span>}
      </Link>
    </li>
  );
}
