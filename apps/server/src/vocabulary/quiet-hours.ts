import { Temporal } from 'temporal-polyfill';

/** From one wall clock time to another, maybe over midnight, where the person is. */
export interface QuietHours {
  from: string;
  to: string;
}

interface Where {
  quietHours: QuietHours | null;
  timeZone: string;
}

/**
 * When quiet is over; nothing when it is not quiet now.
 *
 * @example
 * endOfQuiet(new Date('2027-02-05T23:00:00Z'), { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'UTC' })
 * // 2027-02-06T07:00:00Z
 */
export function endOfQuiet(now: Date, { quietHours, timeZone }: Where): Date | undefined {
  if (!quietHours || quietHours.from === quietHours.to) return undefined;
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const time = there.toPlainTime();
  const from = Temporal.PlainTime.from(quietHours.from);
  const to = Temporal.PlainTime.from(quietHours.to);
  const isBefore = (a: Temporal.PlainTime, b: Temporal.PlainTime) => Temporal.PlainTime.compare(a, b) < 0;
  const overMidnight = isBefore(to, from);
  const isAfterStart = !isBefore(time, from);
  const isBeforeEnd = isBefore(time, to);
  if (overMidnight ? !isAfterStart && !isBeforeEnd : !isAfterStart || !isBeforeEnd) return undefined;
  const day = overMidnight && isAfterStart ? there.toPlainDate().add({ days: 1 }) : there.toPlainDate();
  return new Date(day.toZonedDateTime({ timeZone, plainTime: to }).epochMilliseconds);
}
