import type { Temporal } from 'temporal-polyfill';

/**
 * A moment that is written with the time that was said, though the clocks skip it on that day: RFC 5545 knows what is
 * meant, and what comes back has that time on its other days. By itself the calendar library writes the time to which
 * the clocks went on, and every other day would have that.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5
 */
export function asSaid(moment: Temporal.ZonedDateTime, said: Temporal.PlainDateTime): Temporal.ZonedDateTime {
  if (moment.toPlainDateTime().equals(said)) return moment;
  const written: Temporal.ZonedDateTime = new Proxy(moment, {
    get(zoned, name) {
      if (name === 'withTimeZone') return () => written;
      if (name === 'toPlainDateTime') return () => said;
      const value: unknown = Reflect.get(zoned, name);
      return typeof value === 'function' ? value.bind(zoned) : value;
    },
  });
  return written;
}
