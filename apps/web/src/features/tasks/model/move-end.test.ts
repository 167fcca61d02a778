import { expect, test } from 'vitest';
import { atTime, onDay } from './move-end';

const project = { dueOn: '2027-03-01', dueTime: null, endOn: '2027-03-05', endTime: null };
const exam = { dueOn: '2027-03-01', dueTime: '10:00', endOn: null, endTime: '12:00' };

test.each([
  ['2027-03-10', '2027-03-14'],
  ['2027-02-26', '2027-03-02'],
])('what goes on for days and begins on %s ends on %s', (dueOn, endOn) =>
  expect(onDay(project, dueOn)).toEqual({ dueOn, endOn }),
);

test('a year that is half typed is no day to move an end by', () =>
  expect(onDay(project, '0002-03-10')).toEqual({ dueOn: '0002-03-10' }));

test.each([
  ['14:30', '16:30'],
  ['23:00', '23:59'],
])('an exam at %s ends at %s', (dueTime, endTime) =>
  expect(atTime(exam, dueTime)).toEqual({ dueTime, endTime }),
);

test('where there is no end, or no time, nothing goes along', () => {
  expect(onDay(exam, '2027-03-02')).toEqual({ dueOn: '2027-03-02' });
  expect(atTime(project, '10:00')).toEqual({ dueTime: '10:00' });
  expect(atTime(exam, null)).toEqual({ dueTime: null });
  expect(atTime({ ...exam, endOn: '2027-03-02' }, '23:00')).toEqual({ dueTime: '23:00' });
});
