import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it is sent. */
export interface Mailbox {
  url: string;
  /** The next mail to this address that was not read yet, waiting for it to arrive. */
  next(address: string): Promise<Email>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const unread: Email[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      unread.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
      for (const wake of waiting) wake();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  function take(address: string): Email | undefined {
    const index = unread.findIndex((mail) => mail.to?.some((to) => to.address === address));
    return index < 0 ? undefined : unread.splice(index, 1)[0];
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    async next(address) {
      for (;;) {
        const mail = take(address);
        if (mail) return mail;
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
        });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first link in a mail whose address contains `part`. */
export function linkIn(mail: Email, part: string): string {
  const link = (mail.text ?? '').split(/\s+/).find((word) => word.startsWith('http') && word.includes(part));
  if (!link) throw new Error(`No link with ${part} in the mail "${mail.subject}"`);
  return link;
}

/** The first such link that reaches an address, whatever other mails come before it. */
export async function linkFor(mailbox: Mailbox, address: string, part: string): Promise<string> {
  for (;;) {
    const mail = await mailbox.next(address);
    if (mail.text?.includes(part)) return linkIn(mail, part);
  }
}
