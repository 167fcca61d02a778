import { createHash } from 'node:crypto';
import type { DraftEntry, Revision } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';

/** What whoever fetches a feed was told of one of its entries. */
export interface Telling {
  uid: string;
  /** Of when and where it takes place; short, however long a rule is. */
  timesHash: string;
  sequence: number;
  changedAt: Date;
}

type Told = ReadonlyMap<string, Telling>;

/**
 * What is told of each entry now. Its sequence goes on whenever it takes place at another time than was told, whatever
 * moved it: also the zone of its course or of the person. It never goes back.
 */
export const tellingsOf = (
  entries: ReadonlyMap<string, DraftEntry>,
  { told, now }: { told: Told; now: Date },
): Telling[] => [...entries].map(([uid, entry]) => tellingOf(toTelling(uid, entry), told.get(uid), now));

const toTelling = (uid: string, { times, sequence, changedAt }: DraftEntry): Telling => ({
  uid,
  timesHash: createHash('sha256').update(times).digest('base64url').slice(0, 22),
  sequence,
  changedAt: new Date(changedAt.epochMilliseconds),
});

function tellingOf(own: Telling, told: Telling | undefined, now: Date): Telling {
  if (!told) return own;
  const isMoved = own.timesHash !== told.timesHash;
  const isChanged = own.changedAt > told.changedAt;
  const changedUnsaid = isMoved ? now : told.changedAt;
  return {
    ...own,
    sequence: Math.max(own.sequence, told.sequence + (isMoved ? 1 : 0)),
    changedAt: isChanged ? own.changedAt : changedUnsaid,
  };
}

export const newsAmong = (tellings: Telling[], told: Told): Telling[] =>
  tellings.filter((telling) => !isSame(telling, told.get(telling.uid)));

const isSame = (a: Telling, b: Telling | undefined): boolean =>
  a.timesHash === b?.timesHash &&
  a.sequence === b.sequence &&
  a.changedAt.getTime() === b.changedAt.getTime();

export const toRevision = ({ sequence, changedAt }: Telling): Revision => ({
  sequence,
  changedAt: Temporal.Instant.fromEpochMilliseconds(changedAt.getTime()),
});
