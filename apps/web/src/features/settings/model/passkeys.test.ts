import { expect, test } from 'vitest';
import { placeOf } from './passkeys';

const passkey = { credentialId: 'k1', name: 'My laptop', enrolledAt: '2026-02-12T09:41:00Z' };

test.each([
  [{ backupEligible: true, backedUp: true, authenticator: '1Password' }, '1Password, synced'],
  [{ backupEligible: true, backedUp: true }, 'synced'],
  [{ backupEligible: true, backedUp: false }, 'not synced yet'],
  [
    { backupEligible: false, backedUp: false, authenticator: 'Windows Hello' },
    'Windows Hello, only on its device',
  ],
])('a passkey with %j is %s', (facts, expected) => expect(placeOf({ ...passkey, ...facts })).toBe(expected));
