import { canonicalEmail, isEmail } from '../../accounts/email.rules.ts';
import { InvalidEmail, missing } from '../../wire/errors.ts';
import type { RequestBody } from '../../wire/request-body.ts';
import type { Start } from '../context.ts';

type TextField = {
  [K in keyof RequestBody]-?: RequestBody[K] extends string | undefined ? K : never;
}[keyof RequestBody];

/** Makes a step that refuses a request without these fields, as `MISSING_…`. */
export const requireFields =
  <const Names extends readonly TextField[]>(...names: Names) =>
  ({ body }: Pick<Start, 'body'>): Record<Names[number], string> => {
    for (const name of names) if (!body[name]) throw missing(name);
    return Object.fromEntries(names.map((name) => [name, body[name]])) as Record<Names[number], string>;
  };

export function checkEmail({ email }: { email: string }) {
  const canonical = canonicalEmail(email);
  if (!isEmail(canonical)) throw InvalidEmail();
  return { email: canonical };
}
