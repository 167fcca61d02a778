import { expect, test } from 'vitest';
import { namedIn, offeredFor, withName } from './naming';

const person = (name: string) => ({ accountId: name.toLowerCase(), name, avatar: null });
const present = ['Ada Moss', 'Bea Quill', 'Cy Adair'].map(person);

test.each([
  ['Hello @', ['Ada Moss', 'Bea Quill', 'Cy Adair']],
  ['Hello @ad', ['Ada Moss', 'Cy Adair']],
  ['@BEA', ['Bea Quill']],
  ['mail to ada@', []],
  ['@ada said', []],
  ['Hello', []],
])('after “%s” it offers %j', (text, names) => {
  expect(offeredFor(text, present).map(({ name }) => name)).toEqual(names);
});

test('the name that was taken stands in place of its beginning', () => {
  expect(withName('Hello @ad', person('Ada Moss'))).toBe('Hello @Ada Moss ');
});

test('who is named by name is told', () => {
  expect(namedIn('@Ada Moss and Bea Quill', present)).toEqual(['ada moss']);
});
