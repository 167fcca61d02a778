import { expect, test } from 'vitest';
import type { FindingChange } from '@/api';
import { acceptText, actsOf, labelOf } from './change-words';

type Field = FindingChange['fields'][number];

const aField = (field: Partial<Field> = {}): Field => ({
  field: 'date',
  from: '1 Apr',
  to: '24 Mar',
  edited: false,
  ...field,
});
const aChange = (type: FindingChange['type'], ...fields: Field[]): FindingChange => ({
  type,
  fields,
  quote: null,
});
const asIs = (_: Field, value: string | null) => value ?? 'nothing';

test.each<[string, FindingChange, string[]]>([
  ['is new', aChange('new'), ['Accept', 'Set aside']],
  ['moved', aChange('moved', aField()), ['Move it', 'Keep as it was']],
  ['is gone', aChange('gone'), ['Remove it', 'Keep as it was']],
  ['is there twice', aChange('twice'), ['Remove it', 'Keep both']],
  ['moved and was set by hand', aChange('moved', aField({ edited: true })), ['Keep 1 Apr', 'Move to 24 Mar']],
  [
    'has another title than the own one',
    aChange('changed', aField({ field: 'title', edited: true })),
    ['Keep your title', 'Change to the new title'],
  ],
  [
    'was set by hand in two things',
    aChange('moved', aField({ edited: true }), aField({ field: 'time', edited: true })),
    ['Keep yours', 'Follow the new version'],
  ],
  [
    'was set by hand in one of two things',
    aChange('moved', aField({ edited: true }), aField({ field: 'weight' })),
    ['Keep 1 Apr, follow the rest', 'Follow all of it', 'Keep as it was'],
  ],
])('of what %s the buttons say what they do', (_, change, words) => {
  const { accept, follow, refuse } = actsOf(change, asIs);
  expect([accept, follow, refuse].filter(Boolean)).toEqual(words);
});

test('the button of a phone says what is kept, too', () => {
  expect(acceptText(aChange('moved', aField({ edited: true })), asIs)).toBe('Keep 1 Apr');
  expect(acceptText(aChange('moved', aField()), asIs)).toBe('Accept the change');
});

const DAY = { date: '2026-03-24', endDate: null };
const RANGE = { date: '2026-03-24', endDate: '2026-03-31' };

test.each<[string, Field, typeof DAY | typeof RANGE, string | undefined]>([
  ['a single day', aField(), DAY, undefined],
  ['the first of several', aField(), RANGE, 'first day'],
  ['the last of several', aField({ field: 'endDate' }), RANGE, 'last day'],
  ['the end of an hour', aField({ field: 'endTime' }), DAY, 'end'],
  ['a day that becomes several', aField({ field: 'endDate', from: null }), DAY, undefined],
])('what moves is named: %s', (_, field, finding, label) => {
  expect(labelOf(field, finding)).toBe(label);
});
