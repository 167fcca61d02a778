import { MEBIBYTE } from '../../platform/bytes.ts';
import type { Role } from '../../platform/http/types.ts';

export const CHAT_KINDS = ['direct', 'group', 'course'] as const;
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏', '✅'] as const;

export const CHAT_LIMITS = {
  /** A notification of PostgreSQL holds 8,000 bytes, and each message names whom it is for. */
  people: 100,
  /** In one workspace; the last to leave a group takes it along. */
  groups: 1000,
  textLength: 4000,
  fileBytes: 10 * MEBIBYTE,
  filesPerMessage: 5,
  /** A file that nobody sent by then is forgotten. */
  unsentHours: 24,
} as const;

export const FILE_EXTENSIONS = [
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic'],
  ...['pdf', 'docx', 'pptx', 'xlsx', 'odt', 'odp', 'ods', 'txt', 'md', 'csv', 'ics', 'zip'],
];

export const isAcceptedName = (name: string): boolean =>
  FILE_EXTENSIONS.includes(/\.(?<extension>\w+)$/.exec(name)?.groups?.extension?.toLowerCase() ?? '');

/** What people are told by, once, when a message names them. */
export const keyOfMention = (messageId: string): string => `mention:${messageId}`;

/** The same for both, whoever begins. */
export const directKeyOf = (one: string, other: string): string => [one, other].sort().join(' ');

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** Signatures at the start of a file, in hex; a name can say anything. */
const SIGNATURES: [ImageType, RegExp][] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(37|39)61/],
  ['image/webp', /^52494646.{8}57454250/],
];

/** Which kind of picture the first bytes are of. SVG is none: it can hold script. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const start = Buffer.from(head.subarray(0, 16)).toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** One's own; those who manage the workspace may delete any, as somebody has to be able to. */
export const mayDelete = (
  asker: { accountId: string; role: Role },
  { authorId }: { authorId: string | null },
): boolean => authorId === asker.accountId || asker.role === 'admin' || asker.role === 'owner';
