import type { FormEvent, ReactNode } from 'react';
import classes from '../SensitiveForm.module.css';

interface SensitiveFormProps {
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The form of a change to the account, checked by us and not by the browser's bubbles. */
export function SensitiveForm({ onSubmit, children }: SensitiveFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog's form must not submit the form its opener lies in.
    event.stopPropagation();
    void onSubmit();
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

/** What went wrong, announced when it appears. */
export function FormFailure({ children }: { children?: ReactNode }) {
  return <div role="alert">{children && <p className={classes.failure}>{children}</p>}</div>;
}
