import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account } from '../accounts/accounts.types.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Settings } from '../settings.ts';
import type { AuthenticatorAnswer } from '../wire/authenticator-answer.ts';
import { InvalidAuthenticatorResponse } from '../wire/errors.ts';
import { CHALLENGE_SECONDS } from './challenges.ts';
import type { Passkey } from './passkeys.repository.ts';
import { isExpectedOrigin, relyingPartyId } from './relying-party.rules.ts';

/** What an authenticator tells of a key that it has just made. */
export type NewKey = Pick<
  Passkey,
  'id' | 'publicKey' | 'counter' | 'transports' | 'aaguid' | 'backupEligible' | 'backedUp'
>;

export type Ceremonies = ReturnType<typeof createCeremonies>;

const timeout = CHALLENGE_SECONDS * 1000;
const userVerification = 'required';
/** Ed25519, ES256 and RS256 (RFC 9053): what authenticators have, the preferred first. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * What is asked of authenticators, and the check of what they answer (WebAuthn level 3, sections 7.1 and 7.2). Every key
 * is discoverable and makes sure of its user, so that having it and being its owner are two proofs in one.
 */
export function createCeremonies({ settings, secretBox }: { settings: Settings; secretBox: SecretBox }) {
  const rpID = relyingPartyId(settings);
  /** A page of an authorized domain of its own may have had a key made for that domain. */
  const expectedRPID = [...new Set([rpID, ...settings.authorizedDomains])];

  return {
    /** How authenticators name the account: the same for all its keys, and nothing to be read from it. */
    userHandleOf: ({ id }: Pick<Account, 'id'>): string =>
      Buffer.from(secretBox.fingerprint('passkey user', id)).toString('base64url'),

    creationOptions: (account: Account, challenge: string) =>
      generateRegistrationOptions({
        rpID,
        rpName: settings.productName,
        userID: new Uint8Array(Buffer.from(secretBox.fingerprint('passkey user', account.id))),
        userName: account.email ?? account.displayName ?? settings.productName,
        userDisplayName: account.displayName ?? account.email ?? '',
        challenge,
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: account.passkeys.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
      }),

    /** For one account it names its keys; for whoever comes, the authenticator offers those it has. */
    requestOptions: (challenge: string, account?: Account) =>
      generateAuthenticationOptions({
        rpID,
        challenge,
        timeout,
        userVerification,
        ...(account && { allowCredentials: account.passkeys.map(toDescriptor) }),
      }),

    /** Throws `INVALID_AUTHENTICATOR_RESPONSE` unless a key was made here, for this challenge, by its verified user. */
    async checkAttestation(answer: AuthenticatorAnswer, { challenge, origin }: ClientData): Promise<NewKey> {
      requireExpected(isExpectedOrigin(origin, settings));
      const { registrationInfo } = await asRefusal(() =>
        verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      );
      if (!registrationInfo) throw InvalidAuthenticatorResponse();
      const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        aaguid,
        backupEligible: credentialDeviceType === 'multiDevice',
        backedUp: credentialBackedUp,
      };
    },

    /**
     * Throws `INVALID_AUTHENTICATOR_RESPONSE` unless this key signed this challenge here, for its verified user.
     * Whether the count is right is for the caller to judge.
     */
    async checkAssertion(answer: AuthenticatorAnswer, { challenge, origin }: ClientData, passkey: Passkey) {
      requireExpected(isExpectedOrigin(origin, settings));
      const { verified, authenticationInfo } = await asRefusal(() =>
        verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID,
          requireUserVerification: true,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: 0, // any count passes here: a wrong one is told apart from a wrong signature
          },
        }),
      );
      requireExpected(verified && authenticationInfo.userVerified);
      return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
    },
  };
}

/** What the browser says the authenticator signed, and for which page. */
export interface ClientData {
  challenge: string;
  origin: string;
}

const toDescriptor = ({ id, transports }: Passkey) => ({ id, transports });

function requireExpected(isExpected: boolean): void {
  if (!isExpected) throw InvalidAuthenticatorResponse();
}

/** The library throws for each thing that is wrong; what it was is nobody's business but the owner's. */
async function asRefusal<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (cause) {
    throw Object.assign(InvalidAuthenticatorResponse(), { cause });
  }
}
