import { z } from 'zod';
import { toUnixSeconds } from '../clock.ts';
import type { AdminCall } from './directory.ts';
import { optional, read } from './read.ts';
import { ensure } from './refusals.ts';

const SHORTEST_SECONDS = 5 * 60;
const LONGEST_SECONDS = 14 * 86_400;

const bodySchema = z.looseObject({ idToken: optional, validDuration: optional });

/** What makes and reads the tokens of a project. */
export interface CookieTokens {
  /** Throws `INVALID_ID_TOKEN` and the like. */
  claimsOf(idToken: string): Promise<Record<string, unknown>>;
  sign(claims: Record<string, unknown>): string;
}

/** `{project}:createSessionCookie`: the claims of an ID token under another issuer and for longer. */
export async function createSessionCookie(
  { directory, body, now }: AdminCall,
  tokens: CookieTokens,
): Promise<object> {
  const { idToken, validDuration } = read(bodySchema, body);
  ensure(idToken, 'MISSING_ID_TOKEN');
  const seconds = Number(validDuration) || LONGEST_SECONDS;
  ensure(seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS, 'INVALID_DURATION');
  const claims = await tokens.claimsOf(idToken);
  const iat = toUnixSeconds(now);
  const iss = `https://session.firebase.google.com/${directory.projectId}`;
  return { sessionCookie: tokens.sign({ ...claims, iat, exp: iat + seconds, iss }) };
}
