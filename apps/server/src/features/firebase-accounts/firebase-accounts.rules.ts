import type { TokenHolder } from '@syllabi/identity';
import type { FirebaseAccount } from './firebase-accounts.repository.ts';

/** No token lives longer, and clocks may differ a little. */
export const TOKENS_DEAD_AFTER_SECONDS = 2 * 3600;

/** Whether the sign-in is from before the person had everything erased. Tokens know whole seconds. */
export const isErased = ({ erasedAt }: FirebaseAccount, { authenticatedAt }: TokenHolder): boolean =>
  erasedAt !== null && authenticatedAt <= erasedAt;

/** Whether the token says something that is not kept yet. */
export const isNews = (kept: FirebaseAccount | undefined, holder: TokenHolder): boolean =>
  !kept ||
  kept.erasedAt !== null ||
  (kept.saidAt < holder.issuedAt &&
    (kept.email !== holder.email ||
      kept.emailVerified !== holder.emailVerified ||
      kept.displayName !== holder.displayName ||
      kept.photoUrl !== holder.photoUrl));
