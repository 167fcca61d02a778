import { Temporal } from 'temporal-polyfill';
import { LAST_YEAR } from './civil.ts';

interface Span {
  first: Temporal.Instant;
  last: Temporal.Instant;
}

/**
 * The `VTIMEZONE` of a zone for the span of a calendar: the offset in force at its first moment, and each change
 * until its last. The rules come from the time zone database of the runtime, so no copy of ours grows old.
 *
 * @throws {RangeError} for an unknown zone.
 * @example
 * timeZoneComponent('America/New_York', { first, last }) // 'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n…'
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
export function timeZoneComponent(timeZone: string, { first, last }: Span): string {
  const start = first.toZonedDateTimeISO(timeZone);
  const standardOffset = standardOffsetOf(start);
  // A change at the very first moment counts as well.
  const inForce = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? start;
  const observances = [observance(inForce, standardOffset)];
  for (
    let change = start.getTimeZoneTransition('next');
    change;
    change = change.getTimeZoneTransition('next')
  ) {
    if (Temporal.Instant.compare(change.toInstant(), last) > 0 || change.year > LAST_YEAR) break;
    observances.push(observance(change, standardOffset));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** One change of the offset; its `DTSTART` is what the clock showed before it was moved. */
function observance(change: Temporal.ZonedDateTime, standardOffset: number): string[] {
  const before = change.subtract({ nanoseconds: 1 });
  const onset = change
    .toPlainDateTime()
    .add({ nanoseconds: before.offsetNanoseconds - change.offsetNanoseconds });
  const kind = change.offsetNanoseconds > standardOffset ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${basicOffset(before)}`,
    `TZOFFSETTO:${basicOffset(change)}`,
    `END:${kind}`,
  ];
}

/** The smaller offset of the year: summer time adds to it. */
function standardOffsetOf(start: Temporal.ZonedDateTime): number {
  const quarters = [0, 3, 6, 9].map((months) => start.add({ months }).offsetNanoseconds);
  return Math.min(...quarters);
}

const basicOffset = ({ offset }: Temporal.ZonedDateTime): string => offset.replaceAll(':', '');
