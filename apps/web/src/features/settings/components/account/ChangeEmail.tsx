import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { requestEmailChange } from '../../model/account';
import { missing, useSensitiveForm } from '../../model/use-sensitive-form';
import classes from '../SensitiveForm.module.css';
import { useRecentSignIn } from './recent-sign-in';
import { FormFailure, SensitiveForm } from './SensitiveForm';

interface ChangeEmailProps {
  email: string;
  onSent: (address: string) => void;
  onClose: () => void;
}

export default function ChangeEmail({ email, onSent, onClose }: ChangeEmailProps) {
  const [next, setNext] = useState('');
  const { run } = useRecentSignIn();
  const form = useSensitiveForm();

  async function submit() {
    const address = next.trim();
    const isSame = address.toLowerCase() === email.toLowerCase();
    const fault = isSame ? 'This is your address already.' : missing(next, 'the new address');
    if (await form.send({ email: fault }, () => run(() => requestEmailChange(address)))) onSent(address);
  }

  return (
    <SensitiveForm onSubmit={submit}>
      <p>
        We mail a link to the new address. The change counts when you open it; until then you sign in with{' '}
        <strong>{email}</strong>, which gets a mail too, with a way to take the change back.
      </p>
      <TextInput
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={form.faults.email}
        data-autofocus
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isSending}>
          Send the link
        </Button>
      </div>
    </SensitiveForm>
  );
}
