import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { newPasswordFault } from '@/lib/password-policy';
import { toast } from '@/lib/toast';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { PasswordField } from '@/ui/PasswordField';
import { changePassword } from '../model/account';
import { missing, useSensitiveForm } from '../model/use-sensitive-form';
import classes from './SensitiveForm.module.css';

export function ChangePassword({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const form = useSensitiveForm();

  async function submit() {
    const faults = {
      current: missing(current, 'your present password'),
      password: await newPasswordFault(next),
    };
    if (!(await form.send(faults, () => changePassword(current, next)))) return;
    toast.success('Password changed. Other devices have to sign in again.');
    setCurrent('');
    setNext('');
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Present password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.currentTarget.value)}
        error={form.faults.current}
      />
      <NewPasswordField
        label="New password"
        value={next}
        email={email}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={form.faults.password}
      />
      <div role="alert">{form.failure && <p className={classes.failure}>{form.failure}</p>}</div>
      <Button type="submit" variant="default" loading={form.isSending}>
        Change password
      </Button>
      <p className={classes.note}>
        Forgot it, or signed up without one? <Link to="/forgot-password">Get a link to set a new one</Link>
      </p>
    </form>
  );
}
