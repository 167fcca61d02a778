/** The part of a pino-like logger that the package uses. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

const nothing = () => {};
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing };
