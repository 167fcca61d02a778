import type { Mail, Mailer } from '../platform/mail/mailer.ts';

/** Keeps what would be sent. */
export interface TestMailer extends Mailer {
  sent: Mail[];
  /** The newest mail to this address; fails when there is none. */
  lastTo(address: string): Mail;
  /** As `lastTo`, and removes it from what was sent. */
  take(address: string): Mail;
}

export function createTestMailer(): TestMailer {
  const sent: Mail[] = [];
  function lastTo(address: string): Mail {
    const mail = sent.findLast(({ to }) => to === address);
    if (!mail) throw new Error(`no mail to ${address}; there are ${sent.length}`);
    return mail;
  }

  return {
    sent,
    lastTo,
    deliver: async (mail) => void sent.push(mail),
    take(address) {
      const [mail] = sent.splice(sent.lastIndexOf(lastTo(address)), 1);
      return mail as Mail;
    },
  };
}
