import { createContext, use } from 'react';
import type { Evidence } from '@/api';
import classes from './FactsTab.module.css';
import list from './FindingList.module.css';
import { PlaceLink } from './PlaceLink';

/** Shows where some words stand on the page. */
export const ShowPlace = createContext<(evidence: Evidence) => void>(() => undefined);

interface PartProps {
  title: string;
  count?: number;
  children: React.ReactNode;
}

/** Some facts under their heading. */
export function Part({ title, count, children }: PartProps) {
  return (
    <section>
      <header className={list.group}>
        <h2>{title}</h2> {count || null}
      </header>
      <ul className={list.list}>{children}</ul>
    </section>
  );
}

interface RowProps {
  name: string;
  value?: React.ReactNode;
  evidence?: Evidence[];
}

/** What is said, and where. */
export function Row({ name, value, evidence = [] }: RowProps) {
  const show = use(ShowPlace);
  const [first] = evidence;
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>{value}</span>
      {first && (
        <span className={classes.said}>
          {first.quote !== name && <q title={first.quote}>{first.quote}</q>}
          <PlaceLink
            page={first.page}
            quote={first.quote}
            className={classes.place}
            onShow={() => show(first)}
          />
        </span>
      )}
    </li>
  );
}
