import { expect, test } from 'vitest';
import { datesMeant, localeOf, spanOf, timesMeant, weightsMeant } from './meanings.ts';

const spring = spanOf({
  language: 'en',
  course: { term: { start: '2027-01-11', end: '2027-05-07' }, instructors: [] },
  meetings: [],
  findings: [],
  recurring: [],
  undated: [],
  grading: [],
  ledger: [],
  warnings: [],
});

test.each<[string[], string, string[]]>([
  [['March 4'], 'en', ['2027-03-04']],
  [['4/5'], 'en', ['2027-04-05', '2027-05-04']],
  [['3/25'], 'en', ['2027-03-25']],
  [['March 4, 2019'], 'en', ['2019-03-04']],
  [['Friday, March 18'], 'en', ['2027-03-18', '2027-03-19']],
  [['March 8-12'], 'en', ['2027-03-08', '2027-03-12']],
  [['Sketchbook check (Thu)', 'Feb 15–19'], 'en', ['2027-02-15', '2027-02-19', '2027-02-18']],
  [['Fridays', 'January 11 – May 7'], 'en', ['2027-01-11', '2027-05-07']],
  [['October 9'], 'en', []],
  [['Quiz 3'], 'en', []],
  [['mardi 9 mars'], 'fr', ['2027-03-09']],
  [['den 9. März'], 'de', ['2027-03-09']],
])('%j in %s can mean %j', (quotes, language, days) => {
  expect([...datesMeant(quotes, { locale: localeOf(language), span: spring })].sort()).toEqual(days.sort());
});

test('where nothing tells the year, a day is meant without one', () => {
  expect([...datesMeant(['March 4'], { locale: localeOf('en'), span: undefined })]).toEqual(['--03-04']);
});

test.each([
  ['at 5:30 pm', ['17:30']],
  ['10–11:15 am', ['10:00', '11:15']],
  ['room 530', []],
])('%j states the times %j', (quote, times) => expect([...timesMeant(quote, localeOf('en'))]).toEqual(times));

test.each([
  ['counts 15%', [15]],
  ['12.5 % and 7,5 percent', [12.5, 7.5]],
  ['vaut 20 pour cent', [20]],
  ['100 points', []],
])('%j states the shares %j', (quote, shares) => expect([...weightsMeant(quote)]).toEqual(shares));
