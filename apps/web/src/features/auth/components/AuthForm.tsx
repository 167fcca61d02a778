import type { ComponentProps, FormEvent, ReactNode } from 'react';
import classes from './AuthForm.module.css';

interface AuthFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void;
}

/** The fields of an auth page, 40 px high, checked by us and not by the browser's bubbles. */
export function AuthForm({ onSubmit, ...props }: AuthFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return <form className={classes.form} onSubmit={submit} noValidate {...props} />;
}

/** What went wrong, beside the action, announced when it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className={classes.alert}>
      {children && <p className={classes.error}>{children}</p>}
    </div>
  );
}

/** A field with a link on the line of its label. */
export function WithLink({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.joined}>
      {children}
      {link}
    </div>
  );
}

export function Or({ children }: { children: ReactNode }) {
  return <p className={classes.or}>{children}</p>;
}
