import { type ReactNode, useId } from 'react';
import classes from './Setting.module.css';

interface SettingProps {
  label: string;
  hint?: string;
  /** The control is one short button, which stays beside the words on phones too. */
  isShort?: boolean;
  /** Gets the ids of label and hint, to join them to the control. */
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode;
}

/** One row: what it is on the left, its control on the right. */
export function Setting({ label, hint, isShort, children }: SettingProps) {
  const id = useId();
  const describedBy = hint ? `${id}-hint` : undefined;
  return (
    <div className={classes.row} data-short={isShort || undefined}>
      <div className={classes.words}>
        <p id={`${id}-label`} className={classes.label}>
          {label}
        </p>
        {hint && (
          <p id={describedBy} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={classes.control}>{children({ labelledBy: `${id}-label`, describedBy })}</div>
    </div>
  );
}
