import { Button } from '@mantine/core';
import { toast } from '@/lib/toast';
import { type Passkey, removePasskey } from '../../model/passkeys';
import { useSensitiveForm } from '../../model/use-sensitive-form';
import { usePasskeysChanged } from '../../passkey-queries';
import classes from '../SensitiveForm.module.css';
import { useRecentSignIn } from './recent-sign-in';
import { FormFailure, SensitiveForm } from './SensitiveForm';

interface RemovePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

export default function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const passkeysChanged = usePasskeysChanged();
  const { run } = useRecentSignIn();
  const form = useSensitiveForm();

  async function submit() {
    if (!(await form.send({}, () => run(() => removePasskey(passkey.credentialId))))) return;
    toast.success('Passkey removed. Other devices have to sign in again.');
    void passkeysChanged();
    onClose();
  }

  return (
    <SensitiveForm onSubmit={submit}>
      <p>
        <strong>{passkey.name}</strong> will not sign you in any more, and other devices have to sign in
        again. What is left of it on its device is of no use then and can be deleted there.
      </p>
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button type="submit" className={classes.danger} loading={form.isSending}>
          Remove
        </Button>
      </div>
    </SensitiveForm>
  );
}
