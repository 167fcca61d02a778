import { secondsAfter } from '../clock.ts';

interface Term {
  signsFrom: Date;
  signsUntil: Date;
}

/** Verifiers that cache the published keys must have seen a key before the first token signed with it. */
const PUBLISHED_AHEAD_SECONDS = 86_400;

/** The key whose term it is. */
export const signerAmong = <K extends Term>(keys: readonly K[], now: Date): K | undefined =>
  keys.findLast((key) => key.signsFrom <= now && now < key.signsUntil);

/** The term of the key that should be made now: the very first, or the successor when the last term nears its end. */
export function nextTerm(keys: readonly Term[], now: Date, termSeconds: number): Term | undefined {
  const last = keys.at(-1);
  if (!last || last.signsUntil <= now) return { signsFrom: now, signsUntil: secondsAfter(now, termSeconds) };
  const ahead = Math.min(PUBLISHED_AHEAD_SECONDS, termSeconds / 2);
  if (now < secondsAfter(last.signsUntil, -ahead)) return undefined;
  return { signsFrom: last.signsUntil, signsUntil: secondsAfter(last.signsUntil, termSeconds) };
}
