import { expect, test } from 'vitest';
import { withoutSecrets } from './logging.ts';

test.each([
  ['/feeds/s3cr3t.ics', '/feeds/[redacted].ics'],
  ['/api/v1/invitations/s3cr3t', '/api/v1/invitations/[redacted]'],
  ['/auth-actions?mode=resetPassword&oobCode=s3cr3t', '/auth-actions?mode=resetPassword&oobCode=[redacted]'],
  ['/api/v1/workspaces?limit=20', '/api/v1/workspaces?limit=20'],
])('%s is logged as %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged));
