/** Where the package reads the time; tests hand in one they can move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const secondsAfter = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** Tokens carry whole seconds, so whatever is compared with them is cut to whole seconds too. */
export const toUnixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
