import classes from './StatusIcon.module.css';

/** A ring, half full while doing, full with a check when done. */
export function StatusIcon({ status, size = 16 }: { status: 'todo' | 'doing' | 'done'; size?: number }) {
  return (
    <svg
      className={classes.icon}
      data-status={status}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" />
      {status === 'doing' && <path className={classes.half} d="M8 4a4 4 0 0 1 0 8Z" />}
      {status === 'done' && <path className={classes.check} d="m5.2 8.2 2 2 3.8-4.2" />}
    </svg>
  );
}
