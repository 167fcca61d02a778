import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  /** What the browser shows, as it was sent. */
  message: { title: string; body: string; path: string };
  headers: Record<string, string | string[] | undefined>;
}

/** A browser that is told of things, by way of a push service on loopback. */
export interface PushedBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  heard: Pushed[];
  /** What the service answers from now on. */
  answers(status: number): void;
  stop(): Promise<void>;
}

export async function openBrowser(): Promise<PushedBrowser> {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const heard: Pushed[] = [];
  let status = 201;
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = decrypt({ body: Buffer.concat(chunks), ecdh, publicKey, auth });
    if (status < 300) heard.push({ message: JSON.parse(text), headers: request.headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/send/${randomBytes(6).toString('hex')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    heard,
    answers: (next) => {
      status = next;
    },
    stop: () => new Promise((resolve) => service.close(() => resolve())),
  };
}

interface Decrypt {
  body: Buffer;
  ecdh: ReturnType<typeof createECDH>;
  publicKey: Buffer;
  auth: Buffer;
}

/** As a browser does: RFC 8291, section 3.4, over RFC 8188. */
function decrypt({ body, ecdh, publicKey, auth }: Decrypt): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, keyInfo, 32);
  const derive = (info: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, info, bytes));
  const key = derive('Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
