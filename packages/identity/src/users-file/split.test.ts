import { expect, test } from 'vitest';
import { splitUsers, UnreadableUsers } from './split.ts';

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(text: string, size = 7) {
  const found: string[] = [];
  for await (const json of splitUsers(inPieces(text, size))) found.push(json);
  return found;
}

const users = [
  { localId: 'a', displayName: 'brackets ]}{[ and "quotes" and \\' },
  {
    localId: 'b',
    displayName: 'ends with a backslash \\\\',
    providerUserInfo: [{ providerId: 'google.com' }],
  },
  { localId: 'c', customAttributes: '{"level":{"deep":["x"]}}', displayName: 'Zoë 🎓' },
];

test.each([1, 2, 3, 5, 7, 64, 4096])('users are told apart in pieces of %d bytes', async (size) => {
  for (const text of [JSON.stringify({ users }), JSON.stringify({ kind: 'x', users }, null, 2)]) {
    expect((await split(text, size)).map((json) => JSON.parse(json))).toEqual(users);
  }
});

test('a bare list will do, and an empty one', async () => {
  expect((await split(JSON.stringify(users))).map((json) => JSON.parse(json))).toEqual(users);
  expect(await split('{"users": []}')).toEqual([]);
});

test.each([
  ['', 'no list of users'],
  ['localId,email\na,b@example.org', 'no list of users'],
  ['{"users": [{"localId": "a"}', 'ends in the middle'],
  ['{"users": [}', 'out of place'],
  [`{"users": [{"localId": "${'x'.repeat(1_100_000)}"}]}`, 'more than a megabyte'],
])('a file is refused: %#', async (text, reason) => {
  await expect(split(text, 65_536)).rejects.toThrow(UnreadableUsers);
  await expect(split(text, 65_536)).rejects.toThrow(reason);
});
