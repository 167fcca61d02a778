import { toast } from '@/lib/toast';
import { toDevice } from '../../model/device';
import { addPasskey } from '../../model/passkeys';
import { PasskeyForm } from './PasskeyForm';
import { useRecentSignIn } from './recent-sign-in';

export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const { run } = useRecentSignIn();
  return (
    <PasskeyForm
      name={toDevice(navigator.userAgent).name}
      hint="So that you know it again in the list."
      submitLabel="Continue"
      onSubmit={(name) => run(() => addPasskey(name))}
      onDone={() => toast.success('Passkey added. Next time, sign in with it.')}
      onClose={onClose}
    >
      <p>
        Your browser asks next where to keep it: on this device, in your password manager, or on a phone or
        security key nearby.
      </p>
    </PasskeyForm>
  );
}
