import type { Someone } from '../use-people';

const NAME_BEFORE = /(?:^|\s)@(?<start>[\p{L}\p{N}._-]{0,30})$/u;
const MOST_OFFERED = 6;

/** Whom somebody may mean who just wrote `@` and the beginning of a name. */
export function offeredFor(text: string, present: readonly Someone[]): Someone[] {
  const start = NAME_BEFORE.exec(text)?.groups?.start?.toLowerCase();
  if (start === undefined) return [];
  return present.filter(({ name }) => name.toLowerCase().includes(start)).slice(0, MOST_OFFERED);
}

export function withName(text: string, { name }: Someone): string {
  const start = NAME_BEFORE.exec(text)?.groups?.start ?? '';
  return `${text.slice(0, text.length - start.length)}${name} `;
}

export const namedIn = (text: string, present: readonly Someone[]): string[] =>
  present.filter(({ name }) => text.includes(`@${name}`)).map(({ accountId }) => accountId);
