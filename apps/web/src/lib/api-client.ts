import type { CreateClientConfig } from '@/api/client.gen';
import { HttpError } from './errors';
import { currentToken } from './identity';
import { PAGE_ID } from './live/page-id';

/** Where the client has its token from. */
export const tokens = { current: currentToken };

export type Send = (request: Request) => Promise<Response>;

/** More than 64 KiB under way at once is refused by the browser (Fetch, section 4.6). */
const MOST_OUTLASTING = 60 * 1024;
let outlasting = 0;

export const sendNow: Send = (request) =>
  request.method === 'GET' ? fetch(request) : sendOutlasting(request);

/** A write that waits for its turn behind others is sent though the page is closed meanwhile. */
async function sendOutlasting(request: Request): Promise<Response> {
  const isFile = request.body !== null && request.headers.get('content-type') !== 'application/json';
  const size = isFile ? Number.POSITIVE_INFINITY : (await request.clone().arrayBuffer()).byteLength;
  if (outlasting + size > MOST_OUTLASTING) return fetch(request);
  outlasting += size;
  try {
    return await fetch(request, { keepalive: true });
  } finally {
    outlasting -= size;
  }
}

/** How requests leave the page; exchanged where they may have to wait for a network. */
export const transport = { send: sendNow };

/** Makes an error of every answer that is one, so that a failure is told from an answer in one way only. */
export async function refuseFailures(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = await response.text();
  throw new HttpError({ status: response.status, data: parsed(text) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whoever has just signed out asks for nothing more: a page that still does is refused here, without a request. */
export async function requireToken(): Promise<string> {
  const token = await tokens.current();
  if (token === undefined) throw new HttpError({ status: 401 });
  return token;
}

/** How the generated client reaches the API: same origin, as whoever is signed in. */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: '',
  headers: { 'x-page-id': PAGE_ID },
  auth: requireToken,
  fetch: async (request) => refuseFailures(await transport.send(request as Request)),
});
