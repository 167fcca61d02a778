import { Button } from '@mantine/core';
import { useCapabilities } from '@/lib/use-capabilities';
import { useAuth } from '../model/auth';
import classes from './GoogleButton.module.css';

interface GoogleButtonProps {
  onFailed: (error: unknown) => void;
}

/** Google sign-in where it is switched on; elsewhere it says what is missing and looks like nothing to press. */
export function GoogleButton({ onFailed }: GoogleButtonProps) {
  const { google, identity } = useCapabilities() ?? {};
  const { signInWithGoogle } = useAuth();
  if (!google || !identity) return <div className={classes.place} />;
  const isOn = google.on && identity.provider === 'firebase';
  return (
    <div>
      <Button
        variant="default"
        fullWidth
        disabled={!isOn}
        leftSection={<GoogleMark />}
        onClick={() => signInWithGoogle().catch(onFailed)}
        aria-describedby={isOn ? undefined : 'google-is-off'}
      >
        Continue with Google
      </Button>
      {!isOn && (
        <p id="google-is-off" className={classes.off}>
          Not set up on this server.
          {google.missing.length > 0 && ` ${google.missing.join(' and ')} would switch it on.`}
        </p>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.800a4.1 4.1 0 0 1-1.800 2.700v2.200h2.900c1.7-1.600 2.700-3.900 2.700-6.500z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.400 0 4.500-.8 6-2.200l-2.900-2.200c-.8.5-1.800.9-3.100.9-2.300 0-4.300-1.600-5-3.700H1v2.300A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8z" />
      <path
        fill="#ea4335"
        d="M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300c.7-2.100 2.700-3.700 5-3.700z"
      />
    </svg>
  );
}
