import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { buildFeed, draftFeed, writeFeed } from './build-feed.ts';
import type { Feed, FeedTask } from './feed.ts';
import { meetingDates } from './recurrence.ts';
import { WEEKDAYS } from './weekday.ts';

const stamp = Temporal.Instant.from('2026-11-20T12:00:00Z');
const term = { start: '2027-01-11', end: '2027-05-07' };

/** In New York, unless another zone is given, or that there is none. */
type SomeFeed = Partial<Omit<Feed, 'timeZone'>> & { timeZone?: string | undefined };

function feedText(feed: SomeFeed) {
  const { timeZone, ...rest } = { timeZone: 'America/New_York', ...feed };
  return buildFeed({ name: 'Spring 2027', stamp, ...rest, ...(timeZone !== undefined && { timeZone }) });
}

function readBack(feed: SomeFeed) {
  const calendar = new ICAL.Component(ICAL.parse(feedText(feed)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events, first: events[0] as ICAL.Event };
}

/** ical.js marks the zone UTC with a `Z`, others with nothing. */
const wallClock = (time: ICAL.Time) => time.toString().replace(/Z$/, '');

const startsOf = (event: ICAL.Event): string[] => {
  const starts: string[] = [];
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) starts.push(wallClock(next));
  return starts;
};

const inUtc = (time: ICAL.Time) => time.toJSDate().toISOString();

describe('a task', () => {
  test('without a time is due at 11:59 pm where the course is held', () => {
    const { first } = readBack({
      tasks: [{ uid: 'a@syllabi', title: 'Essay', dueOn: '2027-02-12', timeZone: 'Europe/Madrid' }],
    });
    expect(first.startDate.toString()).toBe('2027-02-12T23:59:00');
    expect(inUtc(first.startDate)).toBe('2027-02-12T22:59:00.000Z');
    expect(first.duration.toSeconds()).toBe(0);
  });

  test('reminds as long before as it is asked to, or not at all', () => {
    const { calendar } = readBack({
      tasks: [
        { uid: 'a', title: 'Essay', dueOn: '2027-02-12', alarmMinutes: 90 },
        { uid: 'b', title: 'Quiz', dueOn: '2027-02-13' },
      ],
    });
    const alarms = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString());
    expect(alarms).toEqual(['-PT1H30M', undefined]);
  });

  test('that takes place has its start and end', () => {
    const { first } = readBack({
      tasks: [
        {
          uid: 'a',
          title: 'Final',
          dueOn: '2027-05-05',
          dueTime: '10:00',
          endTime: '12:00',
          takesPlace: true,
        },
      ],
    });
    expect([inUtc(first.startDate), inUtc(first.endDate)]).toEqual([
      '2027-05-05T14:00:00.000Z',
      '2027-05-05T16:00:00.000Z',
    ]);
  });

  test.each([
    ['an exam without a time takes the whole day', { takesPlace: true }, '2027-05-05', '2027-05-06'],
    ['a window takes its days', { endsOn: '2027-05-07' }, '2027-05-05', '2027-05-08'],
  ])('%s', (_, more, start, end) => {
    const { first } = readBack({ tasks: [{ uid: 'a', title: 'Final', dueOn: '2027-05-05', ...more }] });
    expect(first.startDate.isDate).toBe(true);
    expect([String(first.startDate), String(first.endDate)]).toEqual([start, end]);
  });

  test('that ends before it begins is shown at its beginning', () => {
    const { first } = readBack({
      tasks: [{ uid: 'a', title: 'Quiz', dueOn: '2027-02-01', dueTime: '10:00', endTime: '09:00' }],
    });
    expect(first.duration.toSeconds()).toBe(0);
  });

  test('keeps its UID and counts its changes; all stamps are in UTC', () => {
    const changedAt = Temporal.Instant.from('2026-11-19T08:30:00Z');
    const { first } = readBack({
      tasks: [{ uid: 'essay-1@syllabi', sequence: 4, changedAt, title: 'Essay', dueOn: '2027-02-12' }],
    });
    const property = (name: string) => String(first.component.getFirstPropertyValue(name));
    expect(first.uid).toBe('essay-1@syllabi');
    expect(first.sequence).toBe(4);
    expect([property('dtstamp'), property('last-modified')]).toEqual([
      '2026-11-19T08:30:00Z',
      '2026-11-19T08:30:00Z',
    ]);
  });
});

describe('a class meeting', () => {
  const lecture = {
    uid: 'lecture@syllabi',
    title: 'BIO 101 lecture',
    days: ['MO', 'WE'] as const,
    start: '10:10',
    end: '11:00',
    location: 'Room 4; North, Hall',
    term,
  };

  test('keeps its clock time when summer time begins', () => {
    const { first } = readBack({ meetings: [lecture] });
    const starts = startsOf(first);
    expect(starts.every((start) => start.endsWith('T10:10:00'))).toBe(true);
    expect(first.component.getFirstPropertyValue('location')).toBe('Room 4; North, Hall');
    const occurrences = first.iterator();
    const utc: string[] = [];
    for (let next = occurrences.next(); next; next = occurrences.next()) utc.push(inUtc(next));
    expect(utc).toContain('2027-03-10T15:10:00.000Z');
    expect(utc).toContain('2027-03-15T14:10:00.000Z'); // summer time began on March 14
  });

  test('is not there on days off, and ends with the term', () => {
    const daysOff = [
      { first: '2027-01-11' },
      { first: '2027-03-08', last: '2027-03-12' },
      { first: '2027-05-03', last: '2027-05-07' },
    ];
    const starts = startsOf(readBack({ meetings: [{ ...lecture, daysOff }] }).first);
    expect(starts[0]).toBe('2027-01-13T10:10:00');
    expect(starts.at(-1)).toBe('2027-04-28T10:10:00');
    expect(
      starts.filter((start) => start.startsWith('2027-03-08') || start.startsWith('2027-03-10')),
    ).toEqual([]);
  });

  test('of which only the day is known takes the day', () => {
    const { start, end, ...untimed } = lecture;
    const { first } = readBack({ meetings: [{ ...untimed, daysOff: [{ first: '2027-01-18' }] }] });
    expect(startsOf(first).slice(0, 4)).toEqual(['2027-01-11', '2027-01-13', '2027-01-20', '2027-01-25']);
  });

  test('that never takes place is left out', () => {
    expect(
      readBack({ meetings: [{ ...lecture, daysOff: [{ first: term.start, last: term.end }] }] }).events,
    ).toEqual([]);
  });

  test('shows in every calendar on the days we count ourselves', () => {
    const day = fc
      .integer({ min: -10, max: 130 })
      .map((days) => Temporal.PlainDate.from(term.start).add({ days }));
    const daysOff = fc.array(
      fc.tuple(day, fc.nat(9)).map(([first, more]) => ({ first, last: first.add({ days: more }) })),
      { maxLength: 6 },
    );
    const days = fc.subarray([...WEEKDAYS], { minLength: 1 });
    const zone = fc.constantFrom(
      'America/New_York',
      'Europe/Madrid',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'UTC',
      undefined,
    );
    fc.assert(
      fc.property(
        days,
        daysOff,
        zone,
        fc.constantFrom('00:30', '10:10', '23:30'),
        (days, daysOff, timeZone, start) => {
          const pattern = { days, daysOff, term };
          const meeting = { ...lecture, ...pattern, start, end: '23:59' };
          const [event] = readBack({ timeZone, meetings: [meeting] }).events;
          const expected = meetingDates(pattern).map((date) => `${date}T${start}:00`);
          expect(event ? startsOf(event) : []).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('days off are whole days, over the end of a year too', () => {
  const { first } = readBack({
    daysOff: [{ uid: 'break', title: 'Winter break', first: '2026-12-21', last: '2027-01-08' }],
  });
  expect([String(first.startDate), String(first.endDate)]).toEqual(['2026-12-21', '2027-01-09']);
  expect(feedText({ daysOff: [{ uid: 'a', title: 'Holiday', first: '2027-01-18' }] })).toContain(
    'DTSTART;VALUE=DATE:20270118',
  );
});

describe('the text', () => {
  test('asks apps to look again, names itself and the zone', () => {
    const text = feedText({ name: 'Ada, Spring; 2027', refreshMinutes: 30 });
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT30M');
    expect(text).toContain('X-PUBLISHED-TTL:PT30M');
    expect(text).toContain('X-WR-TIMEZONE:America/New_York');
    expect(text).toContain('NAME:Ada\\, Spring\\; 2027');
    expect(text).toContain('PRODID:-//Syllabi//Syllabi//EN');
  });

  test('is the same for the same plan', () => {
    const feed = { tasks: [{ uid: 'a', title: 'Essay', dueOn: '2027-02-12' }] };
    expect(feedText(feed)).toBe(feedText(feed));
  });

  test('brings any title back as it was, in lines of at most 75 bytes', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom('🧬'.repeat(60), 'a;b,c\\d\ne', 'BEGIN:VEVENT\r\nUID:x', '\\n', 'naïve — “exam”'),
    );
    fc.assert(
      fc.property(title, (title) => {
        const text = feedText({ tasks: [{ uid: 'a', title, notes: title, dueOn: '2027-02-12' }] });
        for (const line of text.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
        expect(event?.getFirstPropertyValue('summary')).toBe(title.replace(/\r\n?/g, '\n'));
      }),
      { numRuns: 200 },
    );
  });

  test('has no control characters and no half of a pair', () => {
    const { first } = readBack({
      tasks: [{ uid: 'a', title: 'Bell \u0007 and \uD83E half', dueOn: '2027-02-12' }],
    });
    expect(first.summary).toBe('Bell  and \uFFFD half');
  });

  test('with a hundred days left out is still folded', () => {
    const daysOff = Array.from({ length: 8 }, (_, week) => ({
      first: Temporal.PlainDate.from(term.start).add({ days: 7 + week * 14 }),
    }));
    const text = feedText({
      meetings: [{ uid: 'a', title: 'Lab', days: ['MO'], start: '09:00', term, daysOff }],
    });
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  });
});

describe('where nobody knows the zone', () => {
  const floating = (feed: SomeFeed) => feedText({ ...feed, timeZone: undefined });
  const timesIn = (text: string) =>
    text
      .slice(text.indexOf('BEGIN:VEVENT'))
      .split('\r\n')
      .filter((line) => /^(?:DTSTART|DTEND|RRULE|EXDATE|RECURRENCE-ID)/.test(line));

  test('times are those that were said, wherever one is', () => {
    const exam = { uid: 'a', title: 'Final', dueOn: '2027-05-05', dueTime: '08:00', endTime: '10:00' };
    const text = floating({ tasks: [{ ...exam, takesPlace: true }] });
    expect(timesIn(text)).toEqual(['DTSTART:20270505T080000', 'DTEND:20270505T100000']);
    expect(text).toContain('DTSTAMP:20261120T120000Z');
    expect(text).not.toMatch(/TZID|TIMEZONE/);
  });

  test('a class goes on until the hour that was said', () => {
    const daysOff = [{ first: '2027-03-08' }];
    const lab = {
      uid: 'a',
      title: 'Lab',
      days: ['MO'] as const,
      start: '09:00',
      end: '09:50',
      term,
      daysOff,
    };
    expect(timesIn(floating({ meetings: [lab] }))).toEqual([
      'DTSTART:20270111T090000',
      'DTEND:20270111T095000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270503T090000',
      'EXDATE:20270308T090000',
    ]);
  });

  test('one day of what repeats takes its own place', () => {
    const repeat = { every: 'week' as const, interval: 1, weekdays: [], until: '2027-02-15' };
    const usual = { uid: 'a', title: 'Quiz', dueOn: '2027-02-01', dueTime: '17:00' };
    const task = { ...usual, dueOn: '2027-02-02', repeats: { repeat, on: '2027-02-01', usual } };
    expect(timesIn(floating({ tasks: [task] }))).toEqual([
      'DTSTART:20270201T170000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270215T170000',
      'DTSTART:20270202T170000',
      'RECURRENCE-ID',
    ]);
  });

  test('what has a zone keeps it', () => {
    const task = { uid: 'a', title: 'Essay', dueOn: '2027-02-12', timeZone: 'Europe/Madrid' };
    expect(timesIn(floating({ tasks: [task] }))).toEqual(['DTSTART;TZID=Europe/Madrid:20270212T235900']);
  });
});

describe('the times of an entry', () => {
  const timesOf = (task: Partial<FeedTask>, feed: Partial<Feed> = {}) => {
    const whole = { uid: 'a', title: 'Final', dueOn: '2027-05-05', dueTime: '08:00', ...task };
    const name = 'Spring 2027';
    return draftFeed({ name, stamp, timeZone: 'Europe/Madrid', ...feed, tasks: [whole] }).entries.get('a')
      ?.times;
  };

  test.each<[string, Partial<FeedTask>, Partial<Feed>]>([
    ['day', { dueOn: '2027-05-06' }, {}],
    ['hour', { dueTime: '08:30' }, {}],
    ['end', { endTime: '10:00' }, {}],
    ['zone', {}, { timeZone: 'Europe/Lisbon' }],
    ['room', { location: 'Hall 2' }, {}],
  ])('are others with another %s', (_, task, feed) => {
    expect(timesOf(task, feed)).not.toBe(timesOf({}));
  });

  test('are the same with other words, and for whole days in any zone', () => {
    expect(timesOf({ title: 'Final exam', notes: 'Bring a pen' })).toBe(timesOf({}));
    const days = { endsOn: '2027-05-07', dueTime: '' };
    expect(timesOf(days, { timeZone: 'Asia/Tokyo' })).toBe(timesOf(days));
  });

  test('are written with the revision that is given', () => {
    const draft = draftFeed({
      name: 'Spring 2027',
      stamp,
      tasks: [{ uid: 'a', title: 'Essay', dueOn: '2027-02-12' }],
    });
    const changedAt = Temporal.Instant.from('2026-12-01T09:00:00Z');
    const text = writeFeed(draft, new Map([['a', { sequence: 3, changedAt }]]));
    for (const line of ['SEQUENCE:3', 'DTSTAMP:20261201T090000Z', 'LAST-MODIFIED:20261201T090000Z'])
      expect(text).toContain(`${line}\r\n`);
  });
});

test.each(['Mars/Olympus', ''])('the zone %j is refused', (timeZone) => {
  expect(() => feedText({ tasks: [{ uid: 'a', title: 'Essay', dueOn: '2027-02-12', timeZone }] })).toThrow(
    RangeError,
  );
});

describe('at the end of the calendar', () => {
  const lastTerm = { start: '9999-09-06', end: '9999-12-31' };

  test.each<[string, Partial<Feed>]>([
    ['a deadline', { tasks: [{ uid: 'a', title: 'Essay', dueOn: '9999-12-31' }] }],
    ['a day', { tasks: [{ uid: 'a', title: 'Exam', dueOn: '9999-12-31', takesPlace: true }] }],
    ['days off', { daysOff: [{ uid: 'a', title: 'Break', first: '9999-12-30', last: '9999-12-31' }] }],
    [
      'a class in the evening',
      {
        meetings: [{ uid: 'a', title: 'Class', days: ['FR'], term: lastTerm, start: '20:00', end: '21:00' }],
      },
    ],
  ])('%s has no year of five digits, which no calendar reads', (_what, feed) => {
    const text = feedText(feed);
    const days = text.match(/(?<=^(?:DTSTART|DTEND)[^\r\n]*:|UNTIL=)[^\r\n;]+/gm) ?? [];
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day).toMatch(/^9999\d{4}(?:T\d{6}Z?)?$/);
    expect(readBack(feed).first.startDate.toString()).toMatch(/^9999-1?\d/);
  });
});

describe('what comes back from a day on which the clocks skip its time', () => {
  const linesOf = (feed: Partial<Feed>) =>
    feedText(feed)
      .split('\r\n')
      .filter((line) => /^(?:DTSTART|DTEND);/.test(line));
  const daily = (except: string[]) => ({
    every: 'day' as const,
    interval: 1,
    weekdays: [],
    until: null,
    except,
  });

  test('has that time on all its other days, and leaves out the days it should', () => {
    const except = ['2027-03-16'];
    const task = { uid: 'a', title: 'Watch', dueOn: '2027-03-14', dueTime: '02:30' };
    const { first } = readBack({
      tasks: [{ ...task, repeats: { on: '2027-03-14', repeat: daily(except) } }],
    });
    const occurrences = first.iterator();
    const days = Array.from({ length: 3 }, () => wallClock(occurrences.next() as ICAL.Time));
    expect(days.slice(1)).toEqual(['2027-03-15T02:30:00', '2027-03-17T02:30:00']);
  });

  test('is still there on its last day', () => {
    const repeat = { every: 'week' as const, interval: 1, weekdays: [], until: '2027-09-19' };
    const { first } = readBack({
      timeZone: 'America/Santiago',
      tasks: [
        {
          uid: 'a',
          title: 'Quiz',
          dueOn: '2027-09-05',
          dueTime: '00:00',
          repeats: { on: '2027-09-05', repeat },
        },
      ],
    });
    expect(startsOf(first).slice(1)).toEqual(['2027-09-12T00:00:00', '2027-09-19T00:00:00']);
  });

  test.each([
    ['02:30', '04:00'],
    ['02:30', '03:15'],
    ['01:30', '02:30'],
  ])('as a class from %s to %s has these times', (start, end) => {
    const term = { start: '2027-03-14', end: '2027-05-01' };
    const basic = (time: string) => `20270314T${time.replace(':', '')}00`;
    expect(linesOf({ meetings: [{ uid: 'a', title: 'Stars', days: ['SU'], term, start, end }] })).toEqual([
      `DTSTART;TZID=America/New_York:${basic(start)}`,
      `DTEND;TZID=America/New_York:${basic(end)}`,
    ]);
  });
});
