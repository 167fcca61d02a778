import { timingSafeEqual } from 'node:crypto';
import { secondsAfter } from '../clock.ts';
import { digestOf, randomDigits, randomSecret } from '../random.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Settings } from '../settings.ts';
import { InvalidCode, InvalidSessionInfo, SessionExpired } from '../wire/errors.ts';
import type { EmailCodesTable, StoredEmailCode } from './email-codes.repository.ts';

export const EMAIL_CODE_DIGITS = 6;
/** Of a million codes, whoever guesses gets to name five. */
const MOST_TRIES = 5;

export type EmailCodes = ReturnType<typeof createEmailCodes>;

interface Deps {
  repository: EmailCodesTable;
  secretBox: SecretBox;
  settings: Settings;
}

/**
 * Six digits sent by mail, good once, for some minutes, and only together with the ticket that the browser which asked
 * for them was given: whoever reads the digits alone, or talks somebody into reading them out, has not got it.
 */
export function createEmailCodes({ repository, secretBox, settings }: Deps) {
  // A million codes are soon tried out by whoever has the table alone: they need the secret key as well.
  const fingerprintOf = (ticketDigest: string, code: string) =>
    secretBox.fingerprint('email code', `${ticketDigest} ${code}`);

  return {
    /** Makes a code for an address: the ticket is for the one who asked, the code for the mail. */
    async create(email: string, now: Date): Promise<{ ticket: string; code: string }> {
      const ticket = randomSecret();
      const code = randomDigits(EMAIL_CODE_DIGITS);
      const ticketDigest = digestOf(ticket);
      const expiresAt = secondsAfter(now, settings.lifetimes.emailCodeSeconds);
      const fingerprint = fingerprintOf(ticketDigest, code);
      await repository.add({ ticketDigest, fingerprint, email, expiresAt });
      return { ticket, code };
    },

    /** Throws `INVALID_SESSION_INFO` for a ticket nobody was given and `SESSION_EXPIRED` for one that is used up. */
    async find(ticket: string, now: Date): Promise<StoredEmailCode> {
      const asked = await repository.find(digestOf(ticket));
      if (!asked) throw InvalidSessionInfo();
      if (asked.usedAt || asked.expiresAt <= now || asked.tries >= MOST_TRIES) throw SessionExpired();
      return asked;
    },

    /** Spends the code; throws `INVALID_CODE` for a wrong one, `SESSION_EXPIRED` when it came too late or too often. */
    async spend({ ticketDigest, fingerprint }: StoredEmailCode, code: string, now: Date): Promise<void> {
      if (!(await repository.takeTry(ticketDigest, { most: MOST_TRIES, now }))) throw SessionExpired();
      const given = Buffer.from(fingerprintOf(ticketDigest, code));
      if (!timingSafeEqual(given, Buffer.from(fingerprint))) throw InvalidCode();
      if (!(await repository.spend(ticketDigest, now))) throw SessionExpired();
    },
  };
}
