import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterThis } from './after-this.ts';

export interface MailServer {
  received: Email[];
  /** For `SMTP_URL`. */
  url: string;
}

/** A real mail server that refuses the first `refusals` mails; stops with the test. */
export async function mailServer({ refusals = 0 } = {}): Promise<MailServer> {
  const received: Email[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => {
          if (left-- > 0) return done(new Error('try again later'));
          received.push(mail);
          return done();
        }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterThis(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
