import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineError } from '../errors.ts';

export const VersionRequired = defineError(
  'request/version-required',
  428,
  'Say which version you changed (If-Match).',
);
const VersionOutdated = defineError('request/version-outdated', 412, 'Someone changed this in the meantime.');

/** Names a row's version in the answer, to be sent back as `If-Match` with the next edit. */
export const setVersion = (reply: FastifyReply, version: number) => reply.header('etag', toETag(version));

/** The version that the caller edited, from `If-Match: "7"`; asks for it when missing. */
export function requireVersion(request: FastifyRequest): number {
  const version = /^(?:W\/)?"(?<version>\d{1,9})"$/.exec(request.headers['if-match'] ?? '')?.groups?.version;
  if (!version) throw new VersionRequired();
  return Number(version);
}

/** 412 that carries what stands now, so the caller can show both. */
export const versionOutdated = ({ version, current }: { version: number; current: unknown }) =>
  new VersionOutdated({ members: { current }, headers: { etag: toETag(version) } });

const toETag = (version: number): string => `"${version}"`;
