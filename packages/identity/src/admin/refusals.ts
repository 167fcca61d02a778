import { AccountError } from '../wire/errors.ts';

/** Refuses unless something holds, under the name Google gives the refusal. */
export function ensure(holds: unknown, code: string, detail?: string): asserts holds {
  if (!holds) throw new AccountError(code, detail === undefined ? {} : { detail });
}

export const InvalidPayload = (message: string) =>
  new AccountError(message, { statusName: 'INVALID_ARGUMENT' });
export const NotImplemented = (message: string) => new AccountError(message, { status: 501 });

const INVALID_FORMAT = 'Invalid format.';
export const isPhoneNumber = (number: string | undefined): number is string =>
  number?.startsWith('+') === true;

export function ensurePhoneNumber(number: string | undefined, code = 'INVALID_PHONE_NUMBER'): string {
  ensure(isPhoneNumber(number), code, INVALID_FORMAT);
  return number;
}

/** Looser than mail servers are: test suites make up addresses. */
export function ensureEmail(email: string | undefined): string {
  ensure(email && /^[^@\s]+@[^@\s]+$/.test(email), 'INVALID_EMAIL');
  return email.toLowerCase();
}
