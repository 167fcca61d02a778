import { beforeEach, expect, test } from 'vitest';
import { draftFiles, draftName, draftOf } from './draft';

const file = { id: 'f1', name: 'plan.png', bytes: 900, imageType: 'image/png' };

beforeEach(() => sessionStorage.clear());

test('what is written in a chat is of that chat and of whoever wrote it', () => {
  sessionStorage.setItem(`draft:${draftName('ada', 'c1')}`, ' Half a thought ');
  expect(draftOf('ada', 'c1')).toBe('Half a thought');
  expect([draftOf('ada', 'c2'), draftOf('bea', 'c1')]).toEqual(['', '']);
});

test('files wait with it until none is left', () => {
  draftFiles.keep('ada', 'c1', [file]);
  expect(draftFiles.of('ada', 'c1')).toEqual([file]);
  expect(draftFiles.of('bea', 'c1')).toEqual([]);
  draftFiles.keep('ada', 'c1', []);
  expect(sessionStorage).toHaveLength(0);
});

test('what cannot be read is no file', () => {
  sessionStorage.setItem(`draft:${draftName('ada', 'c1')} files`, '{');
  expect(draftFiles.of('ada', 'c1')).toEqual([]);
});
