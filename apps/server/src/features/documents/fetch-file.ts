import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { cleanFileName } from '../../platform/file-names.ts';
import { isPublicAddress, lookupPublic } from '../../platform/push/public-address.ts';
import { AddressNotReached, AddressRefused, DocumentTooLarge } from './documents.errors.ts';

export interface FetchedFile {
  name: string;
  bytes: Buffer;
}

export interface FetchFile {
  address: string;
  maxBytes: number;
  /** For all of it: every redirect and the last byte. */
  seconds: number;
  /** For tests, whose pages lie on loopback. */
  allowsPrivate?: boolean | undefined;
}

const MOST_REDIRECTS = 5;

/**
 * Fetches a file from the public internet and from nowhere else: each name is looked up once, the connection goes to
 * the address that was checked, and every redirect is checked anew.
 *
 * @throws {AddressRefused} {AddressNotReached} {DocumentTooLarge}
 */
export async function fetchFile({ address, seconds, ...limits }: FetchFile): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(seconds * 1000);
  let url = toUrl(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await get(url, { ...limits, signal });
    if (!('location' in answer)) return { bytes: answer.bytes, name: nameOf(url, answer.headers) };
    url = toUrl(answer.location, url);
  }
  throw new AddressNotReached({ detail: 'It sends from one address to the next without end.' });
}

function toUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new AddressRefused();
  return url;
}

interface Get extends Pick<FetchFile, 'maxBytes' | 'allowsPrivate'> {
  signal: AbortSignal;
}

type Answer = { location: string } | { bytes: Buffer; headers: http.IncomingHttpHeaders };

function get(url: URL, { maxBytes, allowsPrivate, signal }: Get): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowsPrivate && isIP(host) && !isPublicAddress(host)) throw new AddressRefused();
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(asKnown(cause));
    const asked = request(
      url,
      { signal, headers: HEADERS, ...(!allowsPrivate && { lookup: lookupPublic }) },
      (answer) => {
        const { statusCode = 500, headers } = answer;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          answer.destroy();
          return resolve({ location: headers.location });
        }
        if (statusCode !== 200) {
          answer.destroy();
          return reject(new AddressNotReached({ detail: `It answered ${statusCode}.` }));
        }
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > maxBytes) answer.destroy(new DocumentTooLarge());
        });
        answer.on('end', () => resolve({ bytes: Buffer.concat(chunks), headers }));
        answer.on('error', fail);
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}

/** Nothing is unpacked here, so that nothing small becomes something large. */
const HEADERS = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Syllabi' };

function asKnown(cause: Error): Error {
  if (cause instanceof DocumentTooLarge) return cause;
  if (/not on the public internet/.test(cause.message)) return new AddressRefused({ cause });
  return new AddressNotReached({ cause });
}

/** As the page calls it, else the end of its address; a page without an extension is HTML. */
function nameOf({ hostname, pathname }: URL, headers: http.IncomingHttpHeaders): string {
  const said = /filename="?(?<name>[^";]{1,200})"?/i.exec(headers['content-disposition'] ?? '')?.groups?.name;
  const last = decoded(pathname.split('/').filter(Boolean).at(-1) ?? '') || hostname;
  const name = cleanFileName(said ?? last);
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
  return isPage && !/\.x?html?$/i.test(name) ? `${name}.html` : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
