import { randomInt } from 'node:crypto';

const HOW_MANY = 10;
const LENGTH = 10;
/** Crockford's base 32: no letter that could be taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten codes of 50 bits, written as people write them down: `7K2QM-0X9RT`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => {
    const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });

/** A code as it was meant, however it was typed. */
export const canonicalRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
