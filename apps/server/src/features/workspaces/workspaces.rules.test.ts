import { expect, test } from 'vitest';
import { personalWorkspaceName } from './workspaces.rules.ts';

test.each([
  [{ displayName: 'Mara Lindqvist', email: 'm@x.org' }, 'Mara Lindqvist’s workspace'],
  [{ email: 'mara.lindqvist@x.org' }, 'Mara’s workspace'],
  [{ displayName: '  ', email: 'øyvind_h@x.org' }, 'Øyvind’s workspace'],
  [{ email: '20391@x.org' }, 'My workspace'],
  [{ email: null }, 'My workspace'],
])('%j gets “%s”', (who, name) => {
  expect(personalWorkspaceName(who)).toBe(name);
});
