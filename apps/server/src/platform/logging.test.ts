import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { withoutParameters } from './database.ts';
import { withoutSecrets } from './logging.ts';

test.each([
  ['/feeds/s3cr3t.ics', '/feeds/[redacted].ics'],
  ['/api/v1/invitations/s3cr3t', '/api/v1/invitations/[redacted]'],
  ['/api/v1/avatars/s3cr3t', '/api/v1/avatars/[redacted]'],
  ['/auth-actions?mode=resetPassword&oobCode=s3cr3t', '/auth-actions?mode=resetPassword&oobCode=[redacted]'],
  ['/sign-in?redirect=%2Finvitations%2Fs3cr3t&x=1', '/sign-in?redirect=%2Finvitations%2F[redacted]&x=1'],
  [
    '/auth-actions?continueUrl=%2Fx%3Fredirect%3D%252Finvitations%252Fs3cr3t%26y%3D1',
    '/auth-actions?continueUrl=%2Fx%3Fredirect%3D%252Finvitations%252F[redacted]%26y%3D1',
  ],
  [
    '/sign-in?redirect=%2Fa%3FoobCode%3Ds3cr3t%26y%3D1',
    '/sign-in?redirect=%2Fa%3FoobCode%3D[redacted]%26y%3D1',
  ],
  ['/api/v1/workspaces?limit=20', '/api/v1/workspaces?limit=20'],
])('%s is logged as %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged));

test('a failed query is logged by what the database said, without what it was given', () => {
  const cause = new Error('invalid input syntax');
  const failure = new DrizzleQueryError('insert into outbox values ($1)', ['a mail with its link'], cause);
  expect(withoutParameters(failure)).toBe(cause);
});
