import { SHORTCUTS } from '@/lib/shortcuts';
import classes from './ShortcutList.module.css';

export function ShortcutList() {
  return (
    <div className={classes.groups}>
      {SHORTCUTS.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <h2 className={classes.title}>{title}</h2>
          <dl className={classes.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={classes.row}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
