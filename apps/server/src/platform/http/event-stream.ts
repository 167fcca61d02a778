import type { FastifyReply } from 'fastify';

/** Proxies close what is silent, often after half a minute or a minute. */
const HEARTBEAT_MS = 20_000;
/** Then the client comes back with a token that still holds. */
const LIFETIME_MS = 10 * 60_000;
/** What a client that does not read may have waiting before it is cut off; it asks for everything when it is back. */
const MOST_WAITING_BYTES = 256 * 1024;

export interface Stream {
  send(event: string, data: object): void;
  /** Sends what `toEvent` wrote: the same for everybody, written once. */
  sendWritten(event: Uint8Array): void;
  onClose(listener: () => void): void;
  close(): void;
}

export const toEvent = (event: string, data: object): Uint8Array =>
  Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

interface StreamOptions {
  onClose: () => void;
  /** Asked with every sign of life; the stream ends where it may not. */
  mayGoOn?: () => Promise<boolean>;
}

/** Answers with server-sent events until either side ends it. */
export function openStream(
  reply: FastifyReply,
  { onClose, mayGoOn = async () => true }: StreamOptions,
): Stream {
  const listeners = [onClose];
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => {
    mayGoOn().then((may) => (may ? write(':\n\n') : close()), close);
  }, HEARTBEAT_MS);
  const end = setTimeout(close, LIFETIME_MS);
  heartbeat.unref();
  end.unref();
  raw.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(end);
    for (const listener of listeners) listener();
  });
  raw.on('error', () => raw.destroy());

  function write(content: string | Uint8Array) {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(content);
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
  }
  function close() {
    if (!raw.writableEnded) raw.end();
  }
  return {
    send: (event, data) => write(toEvent(event, data)),
    sendWritten: write,
    onClose: (listener) => listeners.push(listener),
    close,
  };
}
