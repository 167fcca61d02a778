import { CourseTile, courseColors } from '@/ui/CourseTile';
import { COURSES, DAYS, type DrawnEntry, HOURS } from '../model/drawn-week';
import classes from './WeekPicture.module.css';

/** A week of a term, drawn: what five syllabi become. For the eye only. */
export function WeekPicture() {
  return (
    <div className={classes.picture} aria-hidden="true">
      <p className={classes.title}>A week, read from five syllabi</p>
      <p className={classes.lead}>Every date is shown on the page it came from.</p>
      <div className={classes.week}>
        <div className={classes.hours}>
          {HOURS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {DAYS.map(({ number, name, off, entries }) => (
          <div key={name} className={classes.day} data-off={off ? true : undefined}>
            <p className={classes.head}>
              <strong>{number}</strong>
              {name}
            </p>
            <div className={classes.slots}>
              {off && (
                <p className={classes.off}>
                  <strong>{off}</strong>
                  no class, all courses
                </p>
              )}
              {entries.map((entry) => (
                <Entry key={entry.title + entry.at} {...entry} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={classes.legend}>
        {Object.entries(COURSES).map(([name, color]) => (
          <span key={name}>
            <CourseTile name={name} color={color} />
            {name}
          </span>
        ))}
        <span className={classes.due}>due</span>
        <span className={classes.class}>class</span>
      </div>
    </div>
  );
}

function Entry({ title, note, course, at, hours, isDue }: DrawnEntry) {
  const place = { '--at': at, '--hours': hours } as React.CSSProperties;
  return (
    <p
      className={classes.entry}
      data-due={isDue || undefined}
      style={{ ...courseColors(COURSES[course]), ...place }}
    >
      <strong>{title}</strong>
      {note}
    </p>
  );
}
