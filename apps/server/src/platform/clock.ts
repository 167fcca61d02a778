import { Temporal } from 'temporal-polyfill';

/** Where the time comes from; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The civil date that a wall calendar in `timeZone` shows right now. */
export function todayIn(timeZone: string, clock: Clock): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
}
