import { expect, test } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:00', to: '13:30' };

test.each([
  ['before it begins', night, 'UTC', '2027-02-05T21:59:00Z', undefined],
  ['as it begins', night, 'UTC', '2027-02-05T22:00:00Z', '2027-02-06T07:00:00.000Z'],
  ['after midnight', night, 'UTC', '2027-02-06T00:30:00Z', '2027-02-06T07:00:00.000Z'],
  ['as it ends', night, 'UTC', '2027-02-06T07:00:00Z', undefined],
  ['within a day', noon, 'UTC', '2027-02-06T13:00:00Z', '2027-02-06T13:30:00.000Z'],
  ['later that day', noon, 'UTC', '2027-02-06T20:00:00Z', undefined],
  ['where the person is', night, 'America/New_York', '2027-02-06T04:00:00Z', '2027-02-06T12:00:00.000Z'],
  [
    'the night the clocks go forward',
    night,
    'America/New_York',
    '2027-03-14T04:00:00Z',
    '2027-03-14T11:00:00.000Z',
  ],
  ['never', null, 'UTC', '2027-02-06T00:30:00Z', undefined],
  ['an empty span', { from: '08:00', to: '08:00' }, 'UTC', '2027-02-06T08:00:00Z', undefined],
])('%s', (_, quietHours, timeZone, now, expected) => {
  expect(endOfQuiet(new Date(now), { quietHours, timeZone })?.toISOString()).toBe(expected);
});
