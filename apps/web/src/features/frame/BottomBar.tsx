import { Link } from '@tanstack/react-router';
import classes from './BottomBar.module.css';
import { MAIN_PLACES, PLACES } from './places';

/** The four main places, in reach of the thumb. */
export function BottomBar() {
  return (
    <nav className={classes.bar} aria-label="Main places">
      {MAIN_PLACES.map((place) => {
        const { label, to, icon: Icon } = PLACES[place];
        return (
          <Link key={place} to={to} activeOptions={{ exact: to === '/' }} className={classes.item}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
