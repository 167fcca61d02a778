import { connect, type Socket } from 'node:net';

/** One keep-alive connection that asks one thing at a time, with as little work as an HTTP client can do. */
export interface Client {
  post(path: string, body: string, type?: string): Promise<Reply>;
  close(): void;
}

export interface Reply {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

const HEAD_END = '\r\n\r\n';

export function openClient(url: string): Promise<Client> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => resolve(createClient(socket, `${hostname}:${port}`)));
  });
}

function createClient(socket: Socket, host: string): Client {
  let received = '';
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;

  // Answers hold no character beyond ASCII, so bytes and characters are counted alike.
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    const reply = parseReply(received);
    if (!reply) return;
    received = '';
    const asked = waiting;
    waiting = undefined;
    asked?.resolve(reply);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));

  return {
    post: (path, body, type = 'application/json') =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n`;
        socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}

function parseReply(received: string): Reply | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.slice(0, headEnd);
  const body = readBody(head, received.slice(headEnd + HEAD_END.length));
  if (body === undefined) return undefined;
  const retryAfter = /\r\nretry-after: *(\S+)/i.exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), retryAfter, body };
}

/** Nothing until all of it is here. */
function readBody(head: string, rest: string): string | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return rest.length < Number(length) ? undefined : rest;
  if (!rest.endsWith('0\r\n\r\n')) return undefined;
  return joinChunks(rest);
}

function joinChunks(text: string): string {
  let body = '';
  for (let at = 0; ; ) {
    const lineEnd = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    if (!size) return body;
    body += text.slice(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + 2 + size + 2;
  }
}
