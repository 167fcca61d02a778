import { describe, expect, test } from 'vitest';
import type { Role } from '../../platform/http/types.ts';
import { chooseHeir, leavesNoOwner, mayGiveRole, mayRemove } from './members.rules.ts';

const asker = (role: Role) => ({ accountId: 'asker', role });
const other = (role: Role) => ({ accountId: 'other', role });

describe('who may give which role to whom', () => {
  test.each<[Role, Role, Role, boolean]>([
    ['owner', 'viewer', 'owner', true],
    ['owner', 'owner', 'member', true],
    ['owner', 'admin', 'viewer', true],
    ['admin', 'member', 'viewer', true],
    ['admin', 'viewer', 'admin', true],
    ['admin', 'member', 'owner', false],
    ['admin', 'admin', 'member', false],
    ['admin', 'owner', 'member', false],
    ['member', 'viewer', 'member', false],
    ['viewer', 'viewer', 'viewer', false],
  ])('%s makes %s a %s: %s', (by, of, to, allowed) => {
    expect(mayGiveRole(asker(by), other(of), to)).toBe(allowed);
  });
});

describe('who may remove whom', () => {
  test.each<[Role, Role, boolean]>([
    ['owner', 'owner', true],
    ['owner', 'admin', true],
    ['admin', 'member', true],
    ['admin', 'admin', false],
    ['admin', 'owner', false],
    ['member', 'viewer', false],
  ])('%s removes %s: %s', (by, of, allowed) => {
    expect(mayRemove(asker(by), other(of))).toBe(allowed);
  });

  test.each<Role>(['owner', 'admin', 'member', 'viewer'])('a %s may leave', (role) => {
    expect(mayRemove(asker(role), asker(role))).toBe(true);
  });
});

test.each<[Role, number, Role | undefined, boolean]>([
  ['owner', 1, 'member', true],
  ['owner', 1, undefined, true],
  ['owner', 1, 'owner', false],
  ['owner', 2, undefined, false],
  ['member', 1, undefined, false],
])('a %s, one of %i owners, becoming %s leaves nobody in charge: %s', (role, owners, next, expected) => {
  const target = { ...other(role), suspendedAt: null };
  expect(leavesNoOwner(target, { owners, ...(next && { next }) })).toBe(expected);
});

test('of those let in the highest role inherits, among equals the one there longest', () => {
  const joined = (day: number) => new Date(Date.UTC(2027, 0, day));
  const others = [
    { id: 'suspended', role: 'owner' as const, joinedAt: joined(0), suspendedAt: joined(5) },
    { id: 'new admin', role: 'admin' as const, joinedAt: joined(3), suspendedAt: null },
    { id: 'old member', role: 'member' as const, joinedAt: joined(1), suspendedAt: null },
    { id: 'old admin', role: 'admin' as const, joinedAt: joined(2), suspendedAt: null },
  ];
  expect(chooseHeir(others)?.id).toBe('old admin');
  expect(chooseHeir([])).toBeUndefined();
});
