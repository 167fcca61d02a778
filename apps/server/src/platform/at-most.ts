import { setTimeout as wait } from 'node:timers/promises';

/** Waits for work, but no longer than this; what is not done by then goes on alone. */
export const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
