import type { AccountError } from '../../wire/errors.ts';

/** Makes a step for what this server does not do. */
export const refuse =
  (refusal: () => AccountError) =>
  (_known: object): { answer: object } => {
    throw refusal();
  };
