import { Button } from '@mantine/core';
import { toast } from '@/lib/toast';
import { useAccountChanged } from '../../account-queries';
import { switchOff } from '../../model/two-step';
import { useSensitiveForm } from '../../model/use-sensitive-form';
import classes from '../SensitiveForm.module.css';
import { useRecentSignIn } from './recent-sign-in';
import { FormFailure, SensitiveForm } from './SensitiveForm';

interface SwitchOffTwoStepProps {
  factorId: string;
  onClose: () => void;
}

export default function SwitchOffTwoStep({ factorId, onClose }: SwitchOffTwoStepProps) {
  const accountChanged = useAccountChanged();
  const { run } = useRecentSignIn();
  const form = useSensitiveForm();

  async function submit() {
    if (!(await form.send({}, () => run(() => switchOff(factorId))))) return;
    toast.success('Two-step verification is off. Other devices have to sign in again.');
    void accountChanged();
    onClose();
  }

  return (
    <SensitiveForm onSubmit={submit}>
      <p>
        From then on your password alone lets you in. The recovery codes stop working, and other devices have
        to sign in again.
      </p>
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it on
        </Button>
        <Button type="submit" className={classes.danger} loading={form.isSending}>
          Switch off
        </Button>
      </div>
    </SensitiveForm>
  );
}
