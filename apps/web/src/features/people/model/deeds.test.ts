import { expect, test } from 'vitest';
import type { ActivityEntry } from '@/api';
import { actorName, deedText } from './deeds';

const entry = (rest: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  at: '2027-02-12T08:00:00Z',
  deed: 'member-left',
  actor: { id: 'ada', name: 'Ada Park' },
  person: null,
  detail: {},
  ...rest,
});
const ben = { id: 'ben', name: 'Ben Okafor' };

test.each<[Partial<ActivityEntry>, string]>([
  [{ deed: 'member-joined', detail: { role: 'viewer' } }, 'joined as viewer'],
  [
    { deed: 'role-changed', person: ben, detail: { role: 'admin', roleBefore: 'member' } },
    'made Ben Okafor admin, before member',
  ],
  [{ deed: 'member-removed', person: null }, 'removed someone who is gone'],
  [{ deed: 'invitation-sent', detail: { email: 'a@b.org', role: 'member' } }, 'invited a@b.org as member'],
  [{ deed: 'workspace-renamed', detail: { before: 'A', name: 'B' } }, 'renamed the workspace from A to B'],
  [{ deed: 'document-added', detail: { name: 'bio.pdf' } }, 'added the syllabus bio.pdf'],
])('%j reads “%s”', (rest, expected) => {
  expect(deedText(entry(rest))).toBe(expected);
});

test('who is gone has no name any more', () => {
  expect(actorName(entry({}))).toBe('Ada Park');
  expect(actorName(entry({ actor: null }))).toBe('Someone who is gone');
});
