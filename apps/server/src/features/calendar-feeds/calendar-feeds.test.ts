import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { enrol, type Student, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

async function chemist() {
  const ada = await enrol(server);
  const term = { start: '2027-01-11', end: '2027-05-07' };
  const course = { code: 'CHEM 122', title: 'Chemistry', term, timeZone: 'America/Chicago' };
  const { id: courseId } = await ada.post('/courses', course);
  const at = `/courses/${courseId}`;
  await ada.post(`${at}/meetings`, {
    days: ['MO'],
    start: '09:00',
    end: '09:50',
    kind: 'lecture',
    location: 'Wexler 12',
  });
  await ada.post(`${at}/days-off`, { title: 'Break', startsOn: '2027-03-08', endsOn: '2027-03-12' });
  const exam = {
    title: 'Exam 1',
    kind: 'exam',
    dueOn: '2027-02-19',
    dueTime: '10:00',
    endTime: '11:30',
    weight: 20,
  };
  const { id: examId } = await ada.post('/tasks', { ...exam, courseId });
  await ada.post('/tasks', { title: 'Essay', kind: 'assignment', dueOn: '2027-02-12' });
  return { ada, courseId, examId };
}

const fetchFeed = ({ address }: { address: string }, headers = {}) =>
  server.app.inject({ url: new URL(address).pathname, headers });

async function eventsOf(feed: { address: string }) {
  const calendar = new ICAL.Component(ICAL.parse((await fetchFeed(feed)).body));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const namesOf = (events: ICAL.Event[]) => events.map(({ summary }) => summary).sort();
const change = async (ada: Student, feed: { id: string; version: number }, contents: object) =>
  ada.patch(`/calendar-feeds/${feed.id}`, contents, { version: feed.version });

test('a feed holds what is due, the classes without those on days off, and the days off', async () => {
  const { ada } = await chemist();
  const feed = await ada.post('/calendar-feeds');
  expect(feed).toMatchObject({
    holds: { tasks: 2, classes: 1, daysOff: 1 },
    fetches: 0,
    lastFetchedAt: null,
  });
  const events = await eventsOf(feed);
  expect(namesOf(events)).toEqual(['Break (CHEM 122)', 'CHEM 122 lecture', 'Essay', 'Exam 1 (CHEM 122)']);
  const exam = events.find(({ summary }) => summary.startsWith('Exam'));
  expect(exam?.startDate.toString()).toBe('2027-02-19T10:00:00');
  expect(exam?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Chicago');
  expect(exam?.description).toContain('20% of the grade');
});

test('a thing keeps its identity and counts its changes', async () => {
  const { ada, examId } = await chemist();
  const feed = await ada.post('/calendar-feeds');
  const examOf = async () => (await eventsOf(feed)).find(({ uid }) => uid === `${examId}@syllabi`);
  expect(await examOf()).toMatchObject({ sequence: 0 });
  await ada.patch(`/tasks/${examId}`, { dueOn: '2027-02-26' }, { version: 1 });
  const moved = await examOf();
  expect(moved?.sequence).toBe(1);
  expect(moved?.startDate.toString()).toBe('2027-02-26T10:00:00');
});

test('every entry leads to its own page', async () => {
  const { ada, courseId, examId } = await chemist();
  const feed = await ada.post('/calendar-feeds');
  const pages = (await eventsOf(feed)).map(({ summary, component }) => [
    summary,
    new URL(String(component.getFirstPropertyValue('url'))).pathname,
  ]);
  expect(Object.fromEntries(pages)).toMatchObject({
    'Exam 1 (CHEM 122)': `/tasks/${examId}`,
    'CHEM 122 lecture': `/courses/${courseId}`,
    'Break (CHEM 122)': `/courses/${courseId}`,
  });
});

describe('what repeats', () => {
  const setUp = async (rest: object = {}) => {
    const ada = await enrol(server);
    const repeat = { every: 'week', weekdays: ['MO', 'WE'], until: '2027-02-17' };
    const lab = { title: 'Lab', dueOn: '2027-02-01', dueTime: '17:00', repeat, ...rest };
    return { ada, lab: await ada.post('/tasks', lab), feed: await ada.post('/calendar-feeds') };
  };
  /** All days of all events, as a calendar app works them out. */
  const daysIn = async (feed: { address: string }) => {
    const events = await eventsOf(feed);
    const changed = events.filter((event) => event.isRecurrenceException());
    return events
      .filter((event) => !event.isRecurrenceException())
      .flatMap((event) => {
        for (const one of changed) if (one.uid === event.uid) event.relateException(one);
        const occurrences = event.iterator();
        const days: string[] = [];
        for (let next = occurrences.next(); next && days.length < 9; next = occurrences.next()) {
          const { startDate, item } = event.getOccurrenceDetails(next);
          days.push(`${startDate.toString().slice(0, 10)} ${item.summary}`);
        }
        return days;
      })
      .sort();
  };
  const rest = ['2027-02-08 Lab', '2027-02-10 Lab', '2027-02-15 Lab', '2027-02-17 Lab'];

  test('stands on all its coming days, as one event with a rule', async () => {
    const { lab, feed } = await setUp();
    const events = await eventsOf(feed);
    expect(events.map(({ uid }) => uid)).toEqual([`${lab.id}@syllabi`]);
    expect(await daysIn(feed)).toEqual(['2027-02-01 Lab', '2027-02-03 Lab', ...rest]);
  });

  test('is ticked on the day that is done, under the name it had, and goes on after it', async () => {
    const { ada, lab, feed } = await setUp();
    await ada.patch(`/tasks/${lab.id}`, { status: 'done' }, { version: 1 });
    expect(await daysIn(feed)).toEqual(['2027-02-01 ✓ Lab', '2027-02-03 Lab', ...rest]);
    const done = (await eventsOf(feed)).find(({ uid }) => uid === `${lab.id}@syllabi`);
    expect([done?.isRecurring(), done?.sequence]).toEqual([false, 1]);
  });

  test('has the one day that was changed in its place, and the others as they were', async () => {
    const { ada, lab, feed } = await setUp();
    await ada.patch(`/tasks/${lab.id}`, { title: 'Lab test', dueOn: '2027-02-02' }, { version: 1 });
    expect(await daysIn(feed)).toEqual(['2027-02-02 Lab test', '2027-02-03 Lab', ...rest]);
  });

  test('moves with all that follow', async () => {
    const { ada, lab, feed } = await setUp();
    await ada.patch(`/tasks/${lab.id}`, { dueOn: '2027-02-02', scope: 'following' }, { version: 1 });
    expect((await daysIn(feed)).slice(0, 4)).toEqual([
      '2027-02-02 Lab',
      '2027-02-03 Lab',
      '2027-02-09 Lab',
      '2027-02-10 Lab',
    ]);
  });

  test('goes on from its next day where the feed leaves the open one out', async () => {
    const { ada, lab, feed } = await setUp();
    await ada.patch(`/tasks/${lab.id}`, { kind: 'exam' }, { version: 1 });
    const { kinds } = feed;
    await change(ada, feed, { kinds: kinds.filter((kind: string) => kind !== 'exam') });
    expect(await daysIn(feed)).toEqual(['2027-02-03 Lab', ...rest]);
  });

  test('is left out on the days that are, and counts a new rhythm as a change', async () => {
    const { ada, lab, feed } = await setUp();
    const repeat = { every: 'week', until: '2027-02-17', except: ['2027-02-08'] };
    await ada.patch(`/tasks/${lab.id}`, { repeat }, { version: 1 });
    expect(await daysIn(feed)).toEqual(['2027-02-01 Lab', '2027-02-15 Lab']);
    expect(await eventsOf(feed)).toMatchObject([{ sequence: 1 }]);
  });
});

test('the person chooses what the feed holds', async () => {
  const { ada, courseId } = await chemist();
  const feed = await ada.post('/calendar-feeds', { name: 'Only exams', kinds: ['exam'], classes: false });
  expect(namesOf(await eventsOf(feed))).toEqual(['Break (CHEM 122)', 'Exam 1 (CHEM 122)']);
  const changed = await change(ada, feed, { courseIds: [courseId], daysOff: false, alarmMinutes: 60 });
  expect(namesOf(await eventsOf(feed))).toEqual(['Exam 1 (CHEM 122)']);
  expect((await fetchFeed(feed)).body).toContain('TRIGGER:-PT1H');
  await ada.patch(`/calendar-feeds/${feed.id}`, { name: 'Late' }, { version: 1, status: 412 });
  expect(changed.version).toBe(2);
});

test('what has not changed is answered with 304, what has with a new tag', async () => {
  const { ada, examId } = await chemist();
  const feed = await ada.post('/calendar-feeds');
  const first = await fetchFeed(feed);
  const { etag } = first.headers as { etag: string };
  const again = await fetchFeed(feed, { 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  await ada.patch(`/tasks/${examId}`, { status: 'done' }, { version: 1 });
  const changed = await fetchFeed(feed, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('✓ Exam 1');
});

test('the address is private: no cache keeps it, no page hears of it, no robot indexes it', async () => {
  const { ada } = await chemist();
  const { headers } = await fetchFeed(await ada.post('/calendar-feeds'));
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('the page says which app fetched it last', async () => {
  const { ada } = await chemist();
  const feed = await ada.post('/calendar-feeds');
  await fetchFeed(feed, { 'user-agent': 'Google-Calendar-Importer' });
  expect((await ada.get('/calendar-feeds')).items).toMatchObject([
    { fetches: 1, lastClient: 'Google Calendar', lastFetchedAt: '2027-02-01T12:00:00.000Z' },
  ]);
});

test('a reset gives a new address and ends the old one; a deleted feed is gone', async () => {
  const { ada } = await chemist();
  const feed = await ada.post('/calendar-feeds');
  const reset = await ada.post(`/calendar-feeds/${feed.id}/address`);
  expect((await fetchFeed(feed)).statusCode).toBe(404);
  expect((await fetchFeed(reset)).statusCode).toBe(200);
  await ada.delete(`/calendar-feeds/${feed.id}`);
  expect((await fetchFeed(reset)).statusCode).toBe(404);
});

test('the database holds no address that would open a feed', async () => {
  const { ada } = await chemist();
  const { address } = await ada.post('/calendar-feeds');
  const token = new URL(address).pathname.replace(/^\/feeds\/|\.ics$/g, '');
  const { rows } = await server.database.pool.query('select * from calendar_feeds');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('years that were mistyped by centuries delay nobody', async () => {
  const ada = await enrol(server);
  const term = { start: '2027-01-11', end: '9999-05-07' };
  const { id } = await ada.post('/courses', { title: 'Chemistry', term });
  await ada.post(`/courses/${id}/meetings`, { days: ['MO'], start: '09:00', end: '09:50', kind: 'lecture' });
  for (const dueOn of ['0227-02-12', '9999-12-31']) await ada.post('/tasks', { title: 'Essay', dueOn });
  const feed = await ada.post('/calendar-feeds');
  expect(await eventsOf(feed)).toHaveLength(1);
});
