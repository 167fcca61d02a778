import type { Mail, Mailer } from '../platform/mail/mailer.ts';

/** Keeps what would be sent. */
export interface TestMailer extends Mailer {
  sent: Mail[];
  /** The newest mail to this address; fails when there is none. */
  lastTo(address: string): Mail;
}

export function createTestMailer(): TestMailer {
  const sent: Mail[] = [];
  return {
    sent,
    deliver: async (mail) => void sent.push(mail),
    lastTo(address) {
      const mail = sent.findLast(({ to }) => to === address);
      if (!mail) throw new Error(`no mail to ${address}; there are ${sent.length}`);
      return mail;
    },
  };
}
