import { expect, test } from 'vitest';
import { ownPath } from './own-path';

test.each([
  ['/tasks', '/tasks'],
  ['/tasks?view=week#today', '/tasks?view=week#today'],
  ['/', '/'],
])('follows the path %j on this site', (candidate, expected) => expect(ownPath(candidate)).toBe(expected));

test.each([
  'https://evil.example/tasks',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/tasks/..//evil.example',
  'javascript:alert(1)',
  'tasks',
  '',
  undefined,
  42,
])('goes home instead of following %j', (candidate) => expect(ownPath(candidate)).toBe('/'));
