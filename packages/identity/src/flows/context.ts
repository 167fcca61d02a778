import type { Accounts } from '../accounts/accounts.repository.ts';
import type { Account } from '../accounts/accounts.types.ts';
import type { Credentials } from '../accounts/credentials.repository.ts';
import type { Codes } from '../codes/codes.ts';
import type { EmailCodes } from '../email-codes/email-codes.ts';
import type { Limits } from '../limits/limits.ts';
import type { Mailer } from '../mails/mailer.ts';
import type { Ceremonies } from '../passkeys/ceremonies.ts';
import type { Challenges } from '../passkeys/challenges.ts';
import type { Passkeys } from '../passkeys/passkeys.repository.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { ProviderLinks } from '../providers/provider-links.repository.ts';
import type { Provider } from '../providers/providers.ts';
import type { RecoveryCodes } from '../second-factors/recovery-codes.repository.ts';
import type { SecondFactors } from '../second-factors/second-factors.repository.ts';
import type { Tickets } from '../second-factors/tickets.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Places } from '../sessions/places.repository.ts';
import type { Sessions } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import type { CustomTokens } from '../tokens/custom-tokens.ts';
import type { IdTokens } from '../tokens/id-tokens.ts';
import type { TokenIssuer } from '../tokens/issue.ts';
import type { RequestBody } from '../wire/request-body.ts';

/** Who is at the other end, as far as the connection tells. */
export interface Client {
  address: string;
  userAgent: string;
}

/** What every step may use. */
export interface Collaborators {
  settings: Settings;
  accounts: Accounts;
  credentials: Credentials;
  sessions: Sessions;
  places: Places;
  codes: Codes;
  emailCodes: EmailCodes;
  hasher: Hasher;
  limits: Limits;
  mailer: Mailer;
  /** Other providers through which people may come in, by their id. */
  providers: ReadonlyMap<string, Provider>;
  providerLinks: ProviderLinks;
  secondFactors: SecondFactors;
  recoveryCodes: RecoveryCodes;
  passkeys: Passkeys;
  ceremonies: Ceremonies;
  challenges: Challenges;
  secretBox: SecretBox;
  tickets: Tickets;
  idTokens: IdTokens;
  customTokens: CustomTokens;
  tokenIssuer: TokenIssuer;
  requestDeletion(account: Account): Promise<unknown>;
  /** Told how a flow ended, with everything its steps had learned by then. */
  ended(name: string, known: Outcome, error?: unknown): Promise<void>;
}

/** What the audit log takes from a flow. */
export interface Outcome {
  client: Client;
  now: Date;
  email?: string;
  account?: { id: string } | undefined;
  session?: { id: string } | undefined;
  /** What the call was about, where its name does not tell. */
  did?: string;
  /** Set where there is no line to write: it was written in one go with what it tells of, or nothing was done. */
  needsNoLine?: boolean;
}

/** What is known when a flow starts. */
export interface Start extends Collaborators {
  /** Which call it is, by the name the audit log has for it. */
  action: string;
  body: RequestBody;
  client: Client;
  now: Date;
}
