import { createTransport } from 'nodemailer';
import type { KeptMail } from './outbox.repository.ts';

export interface Transport {
  /** Hands the mail to the mail server; resolves once that one has accepted it. */
  send(mail: KeptMail): Promise<void>;
  close(): void;
}

interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  url: string;
  from: string;
}

const CONNECTION_TIMEOUT_MS = 15_000;

export function createSmtpTransport({ url, from }: SmtpOptions): Transport {
  const smtp = createTransport(
    { url, connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: CONNECTION_TIMEOUT_MS },
    { from },
  );
  return {
    async send({ id, to, subject, text, html }) {
      // The same message id on every try lets the receiving side drop a second copy.
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
      await smtp.sendMail({ to, subject, text, html, messageId: `<${id}@${domain}>` });
    },
    close: () => smtp.close(),
  };
}
