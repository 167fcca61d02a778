import { expect, test } from 'vitest';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import type { Locale } from '../locales/locale.ts';
import { toIso } from './civil.ts';
import { findDates } from './find-dates.ts';

/** `MO --10-05..--10-09`: what was read, in short. */
const inShort = (text: string, locale: Locale) =>
  findDates(text, locale).map(
    ({ weekday, until, ...date }) =>
      `${weekday ? `${weekday} ` : ''}${toIso(date)}${until ? `..${toIso(until)}` : ''}`,
  );

test.each([
  ['Wednesday, October 20 H 212', ['WE --10-20']],
  ['October 20 H212', ['--10-20']],
  ['The essay is due October 12.', ['--10-12']],
  ['Sept. 3rd, 2027', ['2027-09-03']],
  ['2026-10-12/16', ['2026-10-12..2026-10-16']],
  ['Homework 1 due: 9.17', ['--09-17']],
  ['Homework 1 due: 9.17 11 pm', ['--09-17']],
  ['Homework 1 due: 6.1 14, 20, 26', []],
  ['12 October 2027', ['2027-10-12']],
  ['Thursday, 29 Apr 10:30AM - 1PM', ['TH --04-29']],
  ['29 Apr 4:30–7PM', ['--04-29']],
  ['September 14-16-18 Maps', ['--09-14', '--09-16', '--09-18']],
  ['September 14-16 Maps', ['--09-14..--09-16']],
  ['Presentations: 24th, 26th November', ['--11-24', '--11-26']],
  ['Presentations: 24th, 26th and 28th November', ['--11-24', '--11-26', '--11-28']],
  ['Checks: 15 & 26 October, 01 November', ['--10-15', '--10-26', '--11-01']],
  ['Quizzes: 3, 10 and 17 November', ['--11-03', '--11-10', '--11-17']],
  ['Chapters 3, 10 November', ['--11-10']],
  ['Exam 1, 3rd November', ['--11-03']],
  ['Essay 2, 24 and 26 November', ['--11-24', '--11-26']],
  ['5-1  (T)        Midterm', ['TU --05-01']],
  ['due 29 April 5 pm', ['--04-29']],
  ['Week 29 Apr 10', ['--04-10']],
  ['the 4th of July', ['--07-04']],
  ['Due on 10th March. 15 points.', ['--03-10']],
  ['Due 31 March. 15 points.', ['--03-31']],
  ['Sept. 15', ['--09-15']],
  ['Feb 6/8/9/10', ['--02-06..--02-10']],
  ['April 10/12/-/-', ['--04-10..--04-12']],
  ['Jan 30/ Feb 1/2/3', ['--01-30', '--02-01..--02-03']],
  ['14-Jan-27', ['2027-01-14']],
  ['M Jan-30 Tides', ['MO --01-30']],
  ['7MAR27', ['2027-03-07']],
  ['4-2 (M) and 4-4 (Wednesday)', ['MO --04-02', 'WE --04-04']],
  ['2027-03-09', ['2027-03-09']],
  ['2027- 03-09', ['2027-03-09']],
  ['2027-03- 09', ['2027-03-09']],
  ['10/12', ['--10-12']],
  ['10/12/27', ['2027-10-12']],
  ['Mon 10/12', ['MO --10-12']],
  ['Th 9/23 The city and the sea', ['TH --09-23']],
  ['T 10/12', ['TU --10-12']],
  ['T/Th 10/12 & 10/14: Kilns', ['TU --10-12', '--10-14']],
  ['MWF 10/11, 10/13, 10/15', ['--10-11', '--10-13', '--10-15']],
  ['TH 10/14', ['--10-14']],
  ['8 Jun/Tuesday', ['TU --06-08']],
  ['Monday, May 3 – Friday, May 7, 2027', ['MO 2027-05-03..2027-05-07']],
  ['Oct 9-11', ['--10-09..--10-11']],
  ['Mar 30-Apr 2', ['--03-30..--04-02']],
  ['12/13-12/17', ['--12-13..--12-17']],
  ['3-4 August', ['--08-03..--08-04']],
  ['Quiz 1 – 28 September', ['--09-28']],
  ['Exams 1 – 5 December', ['--12-01..--12-05']],
  ['Tue June 30 - Wed 1 July', ['TU --06-30..--07-01']],
  ['M 10/12–T 10/13', ['MO --10-12..--10-13']],
  ['W 11/25 - F 11/27', ['WE --11-25..--11-27']],
  ['June 30 – 1 July', ['--06-30..--07-01']],
  ['December 20 to January 9', ['--12-20..--01-09']],
  ['May 4 (9:30am) - May 6 (9:30am)', ['--05-04..--05-06']],
  ['Oct 9 & 11', ['--10-09', '--10-11']],
  ['Feb 21/23', ['--02-21', '--02-23']],
  ['May 2/4', ['--05-02', '--05-04']],
  ['Jan 31/Feb 2', ['--01-31', '--02-02']],
  ['Apr. 5, 6 and 8', ['--04-05', '--04-06', '--04-08']],
  ['9/21 and 9/22', ['--09-21', '--09-22']],
  ['9/30, 10/2, 4', ['--09-30', '--10-02', '--10-04']],
  ['Quiz on 9/16, 18 questions', ['--09-16']],
  ['Week 10 – Nov 3', ['--11-03']],
])('%j is read as %j', (text, expected) => expect(inShort(text, english)).toEqual(expected));

test.each([
  'Open 24/7',
  'pages 4-2 (Maps)',
  'Room 14, May Hall',
  'you may 3 times',
  'call 555-1234',
  'Chapters 3.1-3.3',
  'October 2027',
  'version 2.10',
  'https://example.org/a/10/12/b',
  'Feb 30',
  'Tuesdays and Thursdays 2-3:15',
  'Wed 1-3:50',
  'Fridays 2-5',
])('there is no date in %j', (text) => expect(inShort(text, english)).toEqual([]));

test('a number behind a date and a comma is a time when it reads like one', () => {
  expect(inShort('Nov 23, 11pm', english)).toEqual(['--11-23']);
  expect(inShort('Nov 23, 10:30', english)).toEqual(['--11-23']);
});

test('two numbers that could both be the month say so', () => {
  expect(findDates('3/4', english)[0]).toMatchObject({ month: 3, day: 4, swappable: true });
  expect(findDates('3/14', english)[0]).not.toHaveProperty('swappable');
  expect(findDates('3/4', french)[0]).toMatchObject({ month: 4, day: 3 });
});

test.each([
  ['lundi 12 octobre 2027', ['MO 2027-10-12']],
  ['à remettre (6 mars, 9h30)', ['--03-06']],
  ['le 1er mars', ['--03-01']],
  ['du 3 au 7 mars', ['--03-03..--03-07']],
  ['12/10', ['--10-12']],
  ['21-25/11', ['--11-21..--11-25']],
  ['8 août', ['--08-08']],
  ['Mar 10/8', ['TU --08-10']],
  ['entre le 8 et le 12 février', ['--02-08..--02-12']],
  ['le 8 et le 12 février', ['--02-08', '--02-12']],
])('in French %j is read as %j', (text, expected) => expect(inShort(text, french)).toEqual(expected));

test.each([
  ['lunes 12 de octubre de 2027', ['MO 2027-10-12']],
  ['del 3 al 7 de marzo', ['--03-03..--03-07']],
  ['12/10', ['--10-12']],
  ['5 de mayo', ['--05-05']],
  ['Mar 17/8', ['TU --08-17']],
  ['Mar 10', ['--03-10']],
  ['entre el 3 y el 7 de mayo', ['--05-03..--05-07']],
])('in Spanish %j is read as %j', (text, expected) => expect(inShort(text, spanish)).toEqual(expected));
