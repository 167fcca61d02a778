import { expect, test } from 'vitest';
import { firebaseScrypt } from './firebase-scrypt.ts';

/** The example that Firebase publishes with the algorithm, and the one its administration libraries are tested with. */
const signerKey = Buffer.from(
  'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  'base64',
);
const parameters = { signerKey, saltSeparator: Buffer.from('Bw==', 'base64'), rounds: 8, memoryCost: 14 };

test.each([
  [
    'user1password',
    Buffer.from('42xEC+ixf3L2lw==', 'base64'),
    'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  ],
  [
    'password',
    Buffer.from('NaCl'),
    'V358E8LdWJXAO7muq0CufVpEOXaj8aFiC7T/rcaGieN04q/ZPJ08WhJEHGjj9lz/2TT+/86N5VjVoc5DdBhBiw==',
  ],
])('hashes %j as Firebase does', async (password, salt, expected) => {
  expect((await firebaseScrypt(password, salt, parameters)).toString('base64')).toBe(expected);
});
