import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '@/lib/me';
import { useAccountChanged } from '../../account-queries';
import { makeRecoveryCodes } from '../../model/two-step';
import { useSensitiveForm } from '../../model/use-sensitive-form';
import classes from '../SensitiveForm.module.css';
import { RecoveryCodes } from './RecoveryCodes';
import { useRecentSignIn } from './recent-sign-in';
import { FormFailure, SensitiveForm } from './SensitiveForm';

export default function NewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const accountChanged = useAccountChanged();
  const email = useMe()?.account.email ?? '';
  const [codes, setCodes] = useState<string[]>();
  const { run } = useRecentSignIn();
  const form = useSensitiveForm();

  const submit = () =>
    form.send({}, async () => {
      setCodes(await run(makeRecoveryCodes));
      void accountChanged();
    });

  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onClose} />;
  return (
    <SensitiveForm onSubmit={submit}>
      <p>Ten new codes take the place of the ones you have: those stop working at once.</p>
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isSending} data-autofocus>
          Make new codes
        </Button>
      </div>
    </SensitiveForm>
  );
}
