import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PasswordField } from '@/ui/PasswordField';
import { requestEmailChange } from '../model/account';
import { missing, useSensitiveForm } from '../model/use-sensitive-form';
import classes from './SensitiveForm.module.css';

export function ChangeEmail({ email }: { email: string }) {
  const [next, setNext] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const form = useSensitiveForm();

  async function submit() {
    const address = next.trim();
    const faults = { email: missing(next, 'the new address'), current: missing(password, 'your password') };
    if (!(await form.send(faults, () => requestEmailChange(address, password)))) return;
    setSentTo(address);
    setNext('');
    setPassword('');
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
      <p>
        You sign in with <strong>{email}</strong>.
      </p>
      <TextInput
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={form.faults.email}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={form.faults.current}
      />
      <div role="status">
        {sentTo && (
          <p>
            A mail is on its way to <strong>{sentTo}</strong>. The change counts when you open its link.
          </p>
        )}
      </div>
      <div role="alert">{form.failure && <p className={classes.failure}>{form.failure}</p>}</div>
      <Button type="submit" variant="default" loading={form.isSending}>
        Change e-mail
      </Button>
    </form>
  );
}
