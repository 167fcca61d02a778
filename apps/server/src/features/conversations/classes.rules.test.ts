import { expect, test } from 'vitest';
import { answerFromTimetable, type Timetable } from './classes.rules.ts';
import { spanOf } from './days.rules.ts';

const bio = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' as const };
const today = '2027-02-11';
const aClass = (date: string) => ({
  ...{ date, kind: 'lecture', startTime: '10:00', endTime: '11:15', location: 'Harlow Hall' },
  ...{ course: bio, source: null },
});
const timetable: Timetable = {
  isKnown: true,
  classes: [aClass('2027-02-12'), aClass('2027-02-16')],
  daysOff: [
    { title: 'Presidents Day', startsOn: '2027-02-15', endsOn: '2027-02-15', course: bio, source: null },
    { title: 'Spring break', startsOn: '2027-03-14', endsOn: '2027-03-21', course: bio, source: null },
  ],
};
const ask = (question: string, of = timetable) =>
  answerFromTimetable({
    ...{ question, today, timetable: of },
    span: spanOf(question, today),
    nameOf: ({ code, title }) => code ?? title,
  })?.text;

const friday = 'BIO 101, lecture: Fri, 12 Feb 2027, 10:00 am to 11:15 am, Harlow Hall.';
const presidents = 'BIO 101, no class: Presidents Day, Mon, 15 Feb 2027.';
const spring = 'BIO 101, no class: Spring break, Sun, 14 Mar 2027 to Sun, 21 Mar 2027.';

test.each([
  ['Do I have class tomorrow?', friday],
  ['is there class on Friday', friday],
  ['Do I have class on Monday?', `No class is planned on Mon, 15 Feb 2027.\n${presidents}`],
  ['Do I have class on Saturday?', 'No class is planned on Sat, 13 Feb 2027.'],
  ['When is my next class?', friday],
  ['Is there class on Presidents Day?', presidents],
  ['When is spring break?', spring],
  ['When is the next holiday?', presidents],
  ['Which days off are there in March?', spring],
])('%s', (question, text) => {
  expect(ask(question)).toBe(text);
});

test.each([
  ['What is the attendance policy for class?'],
  ['What is due on Monday?'],
  ['Is the class online?'],
])('“%s” is no question for the timetable', (question) => {
  expect(ask(question)).toBeUndefined();
});

test('where no class times are known, the syllabi are asked', () => {
  expect(ask('Do I have class tomorrow?', { isKnown: false, classes: [], daysOff: [] })).toBeUndefined();
});
