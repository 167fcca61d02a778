import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { callAccountApi } from './account-api';
import { addFailures } from './auth-errors';
import { knownCapabilities } from './capabilities';

addFailures({
  'passkey-cancelled': { message: 'No passkey was used. Try again, or sign in another way.' },
  'passkey-credential-not-found': {
    message: 'This passkey was removed from its account. Sign in another way.',
  },
  'passkey-counter-regressed': {
    message: 'This passkey was refused: a copy of it seems to be in use. Sign in another way and remove it.',
  },
  'invalid-authenticator-response': { message: 'The passkey could not be checked. Try again.' },
  'session-expired': { message: 'That took too long. Try again.' },
  'passkey-exists': { message: 'This device or password manager has a passkey for your account already.' },
  'passkey-not-possible': {
    message: 'This device cannot do that with a passkey. Try another device or password manager.',
  },
  'too-many-passkeys': { message: 'An account can have twenty passkeys. Remove one first.' },
});

interface Tokens {
  localId: string;
  idToken: string;
  refreshToken: string;
}

interface Asking {
  /** A person who is signed in proves once more who they are; anybody else says with the passkey who they are. */
  idToken?: string;
  /** Offered in the e-mail field, as long as nothing else is asked: asking ends whatever the browser asks so far. */
  whileUnasked?: () => boolean;
}

export async function askForPasskey({ idToken, whileUnasked }: Asking) {
  const { credentialRequestOptions: options } = await callAccountApi<{
    credentialRequestOptions: PublicKeyCredentialRequestOptionsJSON;
  }>('/v2/accounts/passkeySignIn:start', { ...(idToken && { idToken }) });
  const answer = await asAuthError(async () => {
    if (whileUnasked && !whileUnasked()) throw new DOMException('Something else is asked', 'AbortError');
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: whileUnasked !== undefined });
  });
  return { options, answer };
}

type Asked = Awaited<ReturnType<typeof askForPasskey>>;

/** Trades what the authenticator signed for a session. A passkey that nobody knows any more is not offered again. */
export async function finishPasskeySignIn({ options, answer }: Asked): Promise<Tokens> {
  try {
    return await callAccountApi<Tokens>('/v2/accounts/passkeySignIn:finalize', {
      authenticatorAuthenticationResponse: answer,
    });
  } catch (error) {
    if (codeOf(error) === 'auth/passkey-credential-not-found') {
      forgetPasskey(answer.id, options.rpId);
    }
    throw error;
  }
}

/** Has a device make a passkey for the account. Nothing is kept until the server has checked it. */
export async function makePasskey(idToken: string, name: string): Promise<void> {
  const { credentialCreationOptions } = await callAccountApi<{
    credentialCreationOptions: PublicKeyCredentialCreationOptionsJSON;
  }>('/v2/accounts/passkeyEnrollment:start', { idToken });
  const answer = await asAuthError(() => startRegistration({ optionsJSON: credentialCreationOptions }));
  await callAccountApi('/v2/accounts/passkeyEnrollment:finalize', {
    idToken,
    name,
    authenticatorRegistrationResponse: answer,
  });
}

/** Tells the password manager, where it listens, that a passkey is of no use any more (WebAuthn level 3, section 5.1.10). */
export function forgetPasskey(credentialId: string, rpId = publicHost()): void {
  const { PublicKeyCredential: api } = window as unknown as { PublicKeyCredential: Signals };
  api.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}

const publicHost = () => new URL(knownCapabilities()?.publicUrl ?? window.location.href).hostname;

interface Signals {
  signalUnknownCredential?(facts: { rpId: string; credentialId: string }): Promise<void>;
}

const CODES: Record<string, string> = {
  InvalidStateError: 'passkey-exists',
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-aborted',
};

async function asAuthError<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    const { name } = cause as Error;
    throw Object.assign(new Error(name, { cause }), {
      code: `auth/${CODES[name] ?? 'passkey-not-possible'}`,
    });
  }
}

/** Whether the browser was asked something else in the meantime. */
export const isAborted = (error: unknown) => codeOf(error) === 'auth/passkey-aborted';

/** Whether the server was not reached at all. */
export const isUnreached = (error: unknown) => codeOf(error) === 'auth/network-request-failed';

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
