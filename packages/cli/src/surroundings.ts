/** What the command takes from the machine it runs on; the engine itself has neither clock nor zone. */
import { Temporal } from 'temporal-polyfill';

export const today = (): string => Temporal.Now.plainDateISO().toString();
export const now = (): Temporal.Instant => Temporal.Now.instant();
export const ownTimeZone = (): string => Temporal.Now.timeZoneId();
