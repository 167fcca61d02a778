import classes from './SkipLink.module.css';

/** The first stop of the Tab key: past what every page repeats, to `#content`. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#content">
      Skip to the content
    </a>
  );
}
