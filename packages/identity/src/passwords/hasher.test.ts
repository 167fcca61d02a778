import { describe, expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { createHasher } from './hasher.ts';

const { hashing } = parseSettings({
  projectId: 'p',
  publicUrl: 'http://localhost',
  apiKey: 'k',
  secretKey: 'x'.repeat(32),
});
const cheap = { ...hashing, memoryKiB: 1024, passes: 1 };

test('hashes are Argon2id with the cost OWASP asks for, and a salt of their own', async () => {
  const hasher = createHasher(hashing);
  const [one, two] = await Promise.all([hasher.hash('a phrase'), hasher.hash('a phrase')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.matches(one, 'a phrase')).toBe(true);
  expect(await hasher.matches(one, 'another')).toBe(false);
});

test('a hash made at another cost is outdated', async () => {
  const old = await createHasher(cheap).hash('a phrase');
  expect([createHasher(cheap).isOutdated(old), createHasher(hashing).isOutdated(old)]).toEqual([false, true]);
});

test('without a hash to compare with, nothing matches', async () => {
  const hasher = createHasher(cheap);
  expect(await hasher.matches(undefined, 'a phrase')).toBe(false);
  expect(await hasher.matches(null, '')).toBe(false);
});

test('the same characters spelled differently are the same password', async () => {
  const hasher = createHasher(cheap);
  const composed = 'caf\u00e9 au lait';
  expect(await hasher.matches(await hasher.hash(composed), composed.normalize('NFD'))).toBe(true);
});

test('a long password counts to its last character', async () => {
  const hasher = createHasher(cheap);
  const long = 'x'.repeat(4000);
  expect(await hasher.matches(await hasher.hash(`${long}a`), `${long}b`)).toBe(false);
});

describe('a flood', () => {
  test('is refused beyond the queue, and those in the queue are served', async () => {
    const hasher = createHasher({ ...cheap, concurrency: 1, queueLimit: 2 });
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((turn) => hasher.hash(`phrase ${turn}`)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    await expect(hasher.hash('afterwards')).resolves.toBeDefined();
  });
});

test('while hashes of another kind are kept, every check does the work of both kinds', async () => {
  const asked: (string | undefined)[] = [];
  const imported = {
    matches: async (hash: string | undefined) => asked.push(hash) > 0 && hash !== undefined,
  };
  const hasher = createHasher(cheap, imported);
  const own = await hasher.hash('a phrase');
  expect(await hasher.matches(own, 'a phrase')).toBe(true);
  expect(await hasher.matches('$firebase-scrypt$id$c2FsdA==$aGFzaA==', 'a phrase')).toBe(true);
  expect(await hasher.matches(undefined, 'a phrase')).toBe(false);
  expect(asked).toEqual([undefined, '$firebase-scrypt$id$c2FsdA==$aGFzaA==', undefined]);
});
