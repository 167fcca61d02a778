import { Temporal } from 'temporal-polyfill';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Where the time comes from; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const daysAgo = (days: number, clock: Clock): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** The civil date that a wall calendar in `timeZone` shows right now. */
export function todayIn(timeZone: string, clock: Clock): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
}
