import type { Mail, Mailer } from '../platform/mail/mailer.ts';

/** Keeps what would be sent. */
export interface TestMailer extends Mailer {
  sent: Mail[];
  /** The newest mail to this address; fails when there is none. */
  lastTo(address: string): Mail;
  /** As `lastTo`, and removes it from what was sent. */
  take(address: string): Mail;
}

/** `sender` sends them besides, where a test has a mail server. */
export function createTestMailer(sender?: Mailer): TestMailer {
  const sent: Mail[] = [];
  function lastTo(address: string): Mail {
    const mail = sent.findLast(({ to }) => to === address);
    if (!mail) throw new Error(`no mail to ${address}; there are ${sent.length}`);
    return mail;
  }

  return {
    sent,
    lastTo,
    async deliver(mail, options) {
      sent.push(mail);
      await sender?.deliver(mail, options);
    },
    async discard(address) {
      sent.splice(0, sent.length, ...sent.filter(({ to }) => to !== address));
    },
    take(address) {
      const [mail] = sent.splice(sent.lastIndexOf(lastTo(address)), 1);
      return mail as Mail;
    },
  };
}
