import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A wall clock time, `HH:MM`; PostgreSQL says `HH:MM:SS`. */
export const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 5),
});

/** An instant. Written from the clock of the process, so that tests can choose it. */
export const instant = () => timestamp({ withTimezone: true });
