import { expect, test } from 'vitest';
import { isPage, outdated } from './rules';

test.each(['/', '/tasks/', '/courses/0199', '/sign-in', '/apply'])('%s is a page of the web app', (path) =>
  expect(isPage(path)).toBe(true),
);

test.each(['/api/docs/', '/feeds/a.ics', '/dev/outbox', '/__/auth/handler', '/favicon.svg', '/healthz'])(
  '%s is none',
  (path) => expect(isPage(path)).toBe(false),
);

test('the files of the version before stay for the pages that are open; older ones go', () => {
  const names = ['files of 1', 'something else', 'files of 2', 'files of 3', 'files of 4'];
  expect(outdated(names, { prefix: 'files of ', now: 'files of 4' })).toEqual(['files of 1', 'files of 2']);
  expect(outdated(['files of 4'], { prefix: 'files of ', now: 'files of 4' })).toEqual([]);
});
