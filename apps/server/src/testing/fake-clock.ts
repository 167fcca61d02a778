import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until told otherwise. */
export interface FakeClock extends Clock {
  set(instant: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function fakeClock(instant = '2026-02-02T09:00:00Z'): FakeClock {
  let now = new Date(instant).getTime();
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next).getTime();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
