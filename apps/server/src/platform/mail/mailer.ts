import type { Transaction } from '../database.ts';

export interface Mail {
  to: string;
  subject: string;
  /** The whole message in plain text; what every reader can show. */
  text: string;
  html?: string;
  /** Names what this mail is for in logs, such as `invitation`. */
  kind: string;
}

/** Hands a mail to the queue; it is on its way even if this process dies now. Never waits for a mail server. */
export interface Mailer {
  deliver(mail: Mail, options?: { tx?: Transaction }): Promise<void>;
  /** Drops what still waits for an address whose owner is gone. */
  discard(address: string): Promise<void>;
}
