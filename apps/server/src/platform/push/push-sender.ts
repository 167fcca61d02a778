import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import webpush from 'web-push';
import { lookupPublic } from './public-address.ts';

interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

interface Push {
  to: Subscribed;
  keys: Keys;
  message: string;
}

/** Sends messages to browsers by way of their push services (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). */
export interface PushSender {
  makeKeys(): Keys;
  /** Whether it would send to such an address at all. */
  accepts(endpoint: string): boolean;
  /** `gone` when the browser does not want to hear from us any more; throws when it may work later. */
  send(push: Push): Promise<'sent' | 'gone'>;
}

interface PushSenderOptions {
  /** Whom a push service can turn to: it refuses addresses of this machine alone. */
  publicUrl: string;
  /** For tests, whose push service runs on loopback and without TLS. */
  allowsPrivate?: boolean;
}

/** Kept by the push service for a browser that is off; older news is no news. */
const TTL_SECONDS = 86_400;
const PATIENCE_MS = 15_000;

export function createPushSender({ publicUrl, allowsPrivate = false }: PushSenderOptions): PushSender {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:notifications@example.org';
  return {
    makeKeys: () => webpush.generateVAPIDKeys(),
    accepts: (endpoint) => allowsPrivate || isAcceptable(endpoint),
    async send({ to, keys, message }) {
      const { endpoint, p256dh, auth } = to;
      const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        TTL: TTL_SECONDS,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject, ...keys },
      });
      const { headers, body } = details;
      const status = await post({
        endpoint,
        headers: headers as Record<string, string>,
        body,
        allowsPrivate,
      });
      if (status === 404 || status === 410) return 'gone';
      if (status >= 300) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}

/** Addresses come from browsers, or whoever says to be one: nothing inside the network is called. */
function isAcceptable(endpoint: string): boolean {
  const { protocol, hostname, username } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && !username && isIP(host) === 0 && host.includes('.');
}

interface Post {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer | null;
  allowsPrivate: boolean;
}

/** Redirects are not followed: push services make none. */
function post({ endpoint, headers, body, allowsPrivate }: Post): Promise<number> {
  const { request } = endpoint.startsWith('http:') && allowsPrivate ? http : https;
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers,
        timeout: PATIENCE_MS,
        ...(!allowsPrivate && { lookup: lookupPublic }),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 500);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('the push service did not answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
