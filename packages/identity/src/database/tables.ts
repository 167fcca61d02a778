import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

export const identitySchema = pgSchema('identity');

/** Instants are kept to the millisecond, as JavaScript has them, so that what is read equals what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
