import type { Clock } from '@/lib/plan/days';
import type { PlanEntry } from './entry';

const DAY_MINUTES = 24 * 60;
/** A deadline is a moment: it is drawn as the half hour before it, for it ends what is to be done. */
const DEADLINE_MINUTES = 30;
/** Later than this a deadline means "by the end of the day" and stands above the hours. */
const EVENING = 23 * 60;
const USUAL_HOURS = { from: 8, to: 18 };

/** So long is taken for what begins at its time and whose end nobody tells. */
const USUAL_MINUTES = 60;

export interface TimedEntry {
  type?: PlanEntry['type'];
  kind?: string;
  course?: { id: string } | null;
  time: Clock | null;
  endTime?: Clock | null | undefined;
  endDate?: string | null | undefined;
  date: string;
}

export interface Placed<E> {
  entry: E;
  /** Minutes since midnight. */
  from: number;
  to: number;
  /** Entries at the same time stand side by side: which column it has, and of how many. */
  lane: number;
  lanes: number;
}

export const toMinutes = (time: Clock): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Held within the day. */
export function toClock(minutes: number): Clock {
  const held = Math.min(DAY_MINUTES - 1, Math.max(0, Math.round(minutes)));
  return `${String(Math.floor(held / 60)).padStart(2, '0')}:${String(held % 60).padStart(2, '0')}`;
}

/** The minutes that an entry takes of its day, among others; nothing for what stands above the hours. */
export function minutesOf(
  entry: TimedEntry,
  others: readonly TimedEntry[] = [],
): { from: number; to: number } | undefined {
  if (!entry.time) return undefined;
  const start = toMinutes(entry.time);
  if (entry.endTime && takesTime(entry)) return { from: start, to: toMinutes(entry.endTime) };
  if (start >= EVENING) return undefined;
  if (begins(entry))
    return { from: start, to: endOfSlot(entry, others) ?? Math.min(DAY_MINUTES, start + USUAL_MINUTES) };
  return { from: Math.max(0, start - DEADLINE_MINUTES), to: Math.max(DEADLINE_MINUTES, start) };
}

/** Whether it has a beginning and an end within its day. */
export const takesTime = ({ date, time, endDate, endTime }: TimedEntry): boolean =>
  Boolean(time && endTime && endTime > time && (!endDate || endDate === date));

const HELD: readonly string[] = ['exam', 'quiz', 'presentation'];

/** Whether its time is when it begins; of all else it is when it is due. */
const begins = ({ type, kind }: TimedEntry): boolean => type === 'class' || HELD.includes(kind ?? '');

/** Whether it begins at its time and nobody tells when it ends. */
export const isOpenEnded = (entry: TimedEntry): boolean => begins(entry) && !takesTime(entry);

/** When the class of the same course ends that it begins in. */
function endOfSlot({ course, date, time }: TimedEntry, others: readonly TimedEntry[]): number | undefined {
  const slot = others.find(
    (other) =>
      other.type === 'class' &&
      other.date === date &&
      other.course?.id === course?.id &&
      isWithin(time, other),
  );
  return slot?.endTime ? toMinutes(slot.endTime) : undefined;
}

const isWithin = (time: Clock | null, { time: from, endTime: to }: TimedEntry): boolean =>
  Boolean(time && from && to && from <= time && time < to);

/** Minutes from the top of an entry, as it is drawn over the hours, to its time. */
export const leadOf = (entry: TimedEntry): number =>
  takesTime(entry) || begins(entry) ? 0 : DEADLINE_MINUTES;

/** Puts the entries of one day side by side where they overlap, each group as narrow as it needs to be. */
export function placeEntries<E extends TimedEntry>(entries: readonly E[]): Placed<E>[] {
  const timed = entries
    .flatMap((entry) => {
      const minutes = minutesOf(entry, entries);
      return minutes ? [{ entry, ...minutes, lane: 0, lanes: 1 }] : [];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<E>[] = [];
  let group: Placed<E>[] = [];
  let groupEnds = 0;
  const closeGroup = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    for (const one of group) one.lanes = lanes;
    placed.push(...group);
    group = [];
  };
  for (const one of timed) {
    if (one.from >= groupEnds) closeGroup();
    const taken = new Set(group.filter(({ to }) => to > one.from).map(({ lane }) => lane));
    while (taken.has(one.lane)) one.lane += 1;
    group.push(one);
    groupEnds = Math.max(groupEnds, one.to);
  }
  closeGroup();
  return placed;
}

/** The hours worth showing: the usual ones, and those that hold something. */
export function hoursOf(entries: readonly TimedEntry[]): { from: number; to: number } {
  const spans = entries.flatMap((entry) => minutesOf(entry, entries) ?? []);
  return {
    from: Math.min(USUAL_HOURS.from, ...spans.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(USUAL_HOURS.to, ...spans.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** What stands above the hours: days off, and what is due by the end of the day. */
export const isAllDay = (entry: PlanEntry & { endTime?: Clock | null }): boolean =>
  entry.type === 'dayOff' || minutesOf(entry) === undefined;
