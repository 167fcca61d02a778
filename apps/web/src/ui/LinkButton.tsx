import type { ComponentProps } from 'react';
import classes from './LinkButton.module.css';

/** Drawn as a link among words, though it leads nowhere: it does something here. */
export const LinkButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={classes.link} data-touch="" {...props} />
);
