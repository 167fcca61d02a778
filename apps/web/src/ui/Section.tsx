import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title: string;
  /** Muted words beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A group of rows, ruled like a timetable: a strong rule in ink above, hairlines inside. */
export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {note && <span className={classes.note}>{note}</span>}
        {actions && (
          <div className={classes.actions} data-touch="">
            {actions}
          </div>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
