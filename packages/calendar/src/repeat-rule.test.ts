import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { buildFeed } from './build-feed.ts';
import type { FeedTask } from './feed.ts';
import { nextOccurrence, type Repeat } from './repeat.ts';
import { WEEKDAYS } from './weekday.ts';

const stamp = Temporal.Instant.from('2026-11-20T12:00:00Z');
const feedText = (task: FeedTask, timeZone = 'America/New_York') =>
  buildFeed({ name: 'Spring 2027', timeZone, stamp, tasks: [task] });

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

const repeat = (rest: Partial<Repeat> = {}): Repeat => ({
  every: 'week',
  interval: 1,
  weekdays: [],
  until: null,
  ...rest,
});

interface Placed {
  day: string;
  title: string;
}

const dayOf = (time: ICAL.Time) => time.toString().slice(0, 10);

/** The first days of everything in the file, as a calendar app works them out. */
function daysIn(text: string, most = 6): Placed[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const overrides = events.filter((event) => event.isRecurrenceException());
  return events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const one of overrides) event.relateException(one);
      const occurrences = event.iterator();
      const days: Placed[] = [];
      for (let next = occurrences.next(); next && days.length < most; next = occurrences.next()) {
        const { startDate, item } = event.getOccurrenceDetails(next);
        days.push({ day: dayOf(startDate), title: item.summary });
      }
      return days;
    });
}

const task = (rest: Partial<FeedTask>): FeedTask => ({
  uid: 'a',
  title: 'Lab',
  dueOn: '2027-02-01',
  ...rest,
});
const again = (rest: Partial<Repeat>, on = '2027-02-01') =>
  task({ dueOn: on, repeats: { repeat: repeat(rest), on } });

test.each<[string, FeedTask, string]>([
  ['every day', again({ every: 'day' }), 'RRULE:FREQ=DAILY'],
  [
    'two weekdays of every second week',
    again({ interval: 2, weekdays: ['WE', 'MO'] }),
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=MO',
  ],
  ['a day of the month', again({ every: 'month' }, '2027-02-12'), 'RRULE:FREQ=MONTHLY;BYMONTHDAY=12'],
  ['the 31st', again({ every: 'month' }, '2027-01-31'), 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1'],
  [
    'the end of February, where the 30th is meant,',
    again({ every: 'month', until: '2029-01-30' }, '2027-01-30'),
    'RDATE;TZID=America/New_York:20270228T235900,20280229T235900',
  ],
  [
    'its end in UTC, as it begins in a zone',
    again({ until: '2027-02-22' }),
    'RRULE:FREQ=WEEKLY;UNTIL=20270223T045900Z',
  ],
  [
    'its end as a day where it takes all day',
    { ...again({ until: '2027-02-22' }), takesPlace: true },
    'RRULE:FREQ=WEEKLY;UNTIL=20270222',
  ],
  [
    'the days it is left out on',
    again({ except: ['2027-01-25', '2027-02-08'] }),
    'EXDATE;TZID=America/New_York:20270208T235900',
  ],
])('%s stands in the rule', (_, one, line) => expect(unfolded(feedText(one)).split('\r\n')).toContain(line));

test('in UTC no zone is named', () => {
  const text = feedText(
    again({ every: 'month', except: ['2027-03-30'], until: '2027-05-30' }, '2027-01-30'),
    'UTC',
  );
  expect(text).not.toContain('TZID');
  expect(text).toContain('RDATE:20270228T235900Z');
  expect(text).toContain('EXDATE:20270330T235900Z');
});

test('the last evening of the year 9999 ends nowhere', () => {
  expect(feedText(again({ until: '9999-12-31' }))).toContain('RRULE:FREQ=WEEKLY\r\n');
});

test('what is over is there once', () => {
  expect(feedText(again({ until: '2027-02-07' }))).not.toContain('RRULE');
});

test('a task that was moved stands on its new day, in the place of its old one', () => {
  const moved = task({
    title: 'Lab, only today',
    dueOn: '2027-02-03',
    dueTime: '09:00',
    repeats: { repeat: repeat(), on: '2027-02-01', usual: task({ dueTime: '17:00' }) },
  });
  expect(unfolded(feedText(moved))).toContain('RECURRENCE-ID;TZID=America/New_York:20270201T170000');
  expect(daysIn(feedText(moved), 3)).toEqual([
    { day: '2027-02-03', title: 'Lab, only today' },
    { day: '2027-02-08', title: 'Lab' },
    { day: '2027-02-15', title: 'Lab' },
  ]);
});

test('a window keeps its length on every day', () => {
  const window = task({
    dueTime: '08:00',
    endsOn: '2027-02-03',
    repeats: { repeat: repeat({ weekdays: ['WE'] }), on: '2027-02-01' },
  });
  const [series] = new ICAL.Component(ICAL.parse(feedText(window))).getAllSubcomponents('vevent');
  expect(new ICAL.Event(series).duration.toSeconds()).toBe((2 * 24 + 16) * 3600 - 60);
});

test('a day that is left out is shown nowhere, although one before it was no day of the rule', () => {
  const one = again({ interval: 4, except: ['2027-02-08', '2027-03-01'] });
  expect(daysIn(feedText(one), 2).map(({ day }) => day)).toEqual(['2027-02-01', '2027-03-29']);
});

test('a calendar shows each day on which the task will be due, and no other', () => {
  const anyRepeat = fc.record({
    every: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.subarray([...WEEKDAYS]),
    until: fc.constantFrom(null, '2027-05-30'),
    except: fc.subarray(['2027-02-08', '2027-02-28', '2027-03-31']),
  });
  const anyDay = fc
    .integer({ min: 0, max: 120 })
    .map((days) => Temporal.PlainDate.from('2027-01-01').add({ days }).toString());
  fc.assert(
    fc.property(anyRepeat, anyDay, fc.constantFrom(undefined, '10:00'), (rule, on, dueTime) => {
      const one = task({ dueOn: on, repeats: { repeat: rule, on }, ...(dueTime && { dueTime }) });
      const expected = [on];
      for (let next = nextOccurrence(rule, on); next && expected.length < 6; ) {
        expected.push(next.toString());
        next = nextOccurrence(rule, next, on);
      }
      expect(daysIn(feedText(one)).map(({ day }) => day)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});
