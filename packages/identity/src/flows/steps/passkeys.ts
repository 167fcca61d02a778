import { z } from 'zod';
import type { ClientData } from '../../passkeys/ceremonies.ts';
import type { Challenge } from '../../passkeys/challenges.ts';
import type { AuthenticatorAnswer } from '../../wire/authenticator-answer.ts';
import { InvalidAuthenticatorResponse, missing, SessionExpired } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

/** Makes a step that wants what the authenticator answered. */
export const requireAnswer =
  (field: 'authenticatorRegistrationResponse' | 'authenticatorAuthenticationResponse') =>
  ({ body }: Pick<Start, 'body'>): { answered: AuthenticatorAnswer } => {
    const answered = body[field];
    if (!answered) throw missing('authenticatorResponse');
    return { answered };
  };

const clientDataSchema = z.object({
  challenge: z.string(),
  origin: z.string(),
  /** Within a page of somebody else, a person cannot see whom they are signing in to. */
  crossOrigin: z.literal(false).optional(),
});

/** What the page told the authenticator. It is trusted once the signature over it is found good. */
export function readClientData({ answered }: { answered: AuthenticatorAnswer }): { clientData: ClientData } {
  const parsed = clientDataSchema.safeParse(parseJson(answered.response.clientDataJSON));
  if (!parsed.success) throw InvalidAuthenticatorResponse();
  return { clientData: parsed.data };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Makes a step that opens the challenge, which has to be ours, for this, and not too old. */
export const openChallenge =
  (purpose: Challenge['purpose']) =>
  ({
    clientData,
    challenges,
    now,
  }: Pick<Start, 'challenges' | 'now'> & { clientData: ClientData }): { challenge: Challenge } => {
    const challenge = challenges.open(Buffer.from(clientData.challenge, 'base64url').toString('utf8'), now);
    if (challenge === 'expired') throw SessionExpired();
    if (challenge?.purpose !== purpose) throw InvalidAuthenticatorResponse();
    return { challenge };
  };

/** An answer that was listened in on is worth nothing: the first use of a challenge is the only one. */
export async function spendChallenge({
  challenge,
  challenges,
  passkeys,
  now,
}: Pick<Start, 'challenges' | 'passkeys' | 'now'> & { challenge: Challenge }) {
  const isFirst = await passkeys.spendChallenge(challenge.id, challenges.endOf(now));
  if (!isFirst) throw InvalidAuthenticatorResponse();
}
