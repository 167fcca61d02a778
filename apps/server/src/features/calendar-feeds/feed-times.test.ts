import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { enrol, type Student, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

const fetchFeed = ({ address }: { address: string }) => server.app.inject({ url: new URL(address).pathname });

async function eventsOf(feed: { address: string }) {
  const calendar = new ICAL.Component(ICAL.parse((await fetchFeed(feed)).body));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('the zone of what has none of its own', () => {
  const final = { title: 'Final exam', kind: 'exam', dueOn: '2027-12-16', dueTime: '08:00' };
  const setUp = async () => {
    const ada = await enrol(server);
    await ada.post('/tasks', final);
    return { ada, feed: await ada.post('/calendar-feeds') };
  };
  const choose = (ada: Student, timeZone: string | null, version: number) =>
    ada.patch('/api/v1/me/settings', { display: { timeZone } }, { version });
  const seen = (ada: Student, timeZone: string) => ada.put('/api/v1/me/browser-time-zone', { timeZone });
  const startIn = async (feed: { address: string }) =>
    (await fetchFeed(feed)).body.split('BEGIN:VEVENT')[1]?.match(/DTSTART[^\r]*/)?.[0];

  test('is that of the browser last seen', async () => {
    const { ada, feed } = await setUp();
    await seen(ada, 'Europe/Berlin');
    expect(await startIn(feed)).toBe('DTSTART;TZID=Europe/Berlin:20271216T080000');
    await seen(ada, 'America/Chicago');
    const { body } = await fetchFeed(feed);
    expect(body).toContain('DTSTART;TZID=America/Chicago:20271216T080000');
    expect(body).toContain('X-WR-TIMEZONE:America/Chicago');
  });

  test('is the one that was chosen, wherever the browser is', async () => {
    const { ada, feed } = await setUp();
    await seen(ada, 'Europe/Berlin');
    await choose(ada, 'Asia/Tokyo', 1);
    expect(await startIn(feed)).toBe('DTSTART;TZID=Asia/Tokyo:20271216T080000');
    await choose(ada, null, 2);
    expect(await startIn(feed)).toBe('DTSTART;TZID=Europe/Berlin:20271216T080000');
  });

  test('is none where nobody knows: a calendar shows the hour that was said, wherever it is', async () => {
    const { feed } = await setUp();
    const { body } = await fetchFeed(feed);
    expect(body).toContain('DTSTART:20271216T080000\r\n');
    expect(body).not.toMatch(/TIMEZONE/);
    const [exam] = await eventsOf(feed);
    expect(exam?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  });

  test('is not that of another course', async () => {
    const { ada, feed } = await setUp();
    await seen(ada, 'Europe/Berlin');
    const { id: courseId } = await ada.post('/courses', { title: 'Rivers', timeZone: 'America/New_York' });
    await ada.post('/tasks', { ...final, title: 'Field report', courseId });
    const zones = (await eventsOf(feed)).map(({ summary, component }) => [
      summary,
      component.getFirstProperty('dtstart')?.getParameter('tzid'),
    ]);
    expect(new Map(zones as [string, string][])).toEqual(
      new Map([
        ['Final exam', 'Europe/Berlin'],
        ['Field report (Rivers)', 'America/New_York'],
      ]),
    );
  });
});

describe('a sequence', () => {
  async function student() {
    const ada = await enrol(server);
    const term = { start: '2027-01-11', end: '2027-05-07' };
    const course = { code: 'CHEM 122', title: 'Chemistry', term, timeZone: 'America/Chicago' };
    const { id: courseId } = await ada.post('/courses', course);
    const lecture = { days: ['MO'], start: '09:00', end: '09:50', kind: 'lecture' };
    await ada.post(`/courses/${courseId}/meetings`, lecture);
    const exam = { title: 'Exam 1', kind: 'exam', dueOn: '2027-02-19', dueTime: '10:00', courseId };
    const { id: examId } = await ada.post('/tasks', exam);
    await ada.post('/tasks', { title: 'Trip', kind: 'exam', dueOn: '2027-02-12', courseId });
    await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-12', dueTime: '17:00' });
    return { ada, courseId, examId };
  }

  const revisionsOf = async (feed: { address: string }) =>
    Object.fromEntries(
      (await eventsOf(feed)).map(({ summary, sequence, component }) => [
        summary,
        [sequence, String(component.getFirstPropertyValue('last-modified'))],
      ]),
    );

  test('goes on where a zone moves the hour, and only there', async () => {
    const { ada, courseId } = await student();
    const feed = await ada.post('/calendar-feeds');
    const before = await revisionsOf(feed);
    server.clock.advance({ minutes: 10 });
    expect(await revisionsOf(feed)).toEqual(before);
    await ada.patch(`/courses/${courseId}`, { timeZone: 'America/Denver' }, { version: 1 });
    const after = await revisionsOf(feed);
    const moved = [1, server.clock.now().toISOString().replace('.000', '')];
    expect(after).toEqual({
      ...before,
      'Exam 1 (CHEM 122)': moved,
      'CHEM 122 lecture': moved,
    });
    server.clock.advance({ minutes: 10 });
    expect(await revisionsOf(feed)).toEqual(after);
  });

  test('never goes back: what is changed by hand later counts on from there', async () => {
    const { ada, courseId, examId } = await student();
    const feed = await ada.post('/calendar-feeds');
    const sequence = async () => (await revisionsOf(feed))['Exam 1 (CHEM 122)']?.[0];
    await fetchFeed(feed);
    for (const [version, timeZone] of ['America/Denver', 'Asia/Tokyo'].entries()) {
      await ada.patch(`/courses/${courseId}`, { timeZone }, { version: version + 1 });
      expect(await sequence()).toBe(version + 1);
    }
    await ada.patch(`/tasks/${examId}`, { notes: 'Bring a calculator' }, { version: 1 });
    expect(await sequence()).toBe(2);
    await ada.patch(`/tasks/${examId}`, { dueOn: '2027-02-26' }, { version: 2 });
    expect(await sequence()).toBe(3);
  });

  test('goes on for a class whose hours change, or that is left out on another day', async () => {
    const { ada, courseId } = await student();
    const feed = await ada.post('/calendar-feeds');
    const sequence = async () => (await revisionsOf(feed))['CHEM 122 lecture']?.[0];
    expect(await sequence()).toBe(0);
    const { meetings } = await ada.get(`/courses/${courseId}`);
    await ada.patch(`/courses/${courseId}/meetings/${meetings[0].id}`, { start: '09:30' });
    expect(await sequence()).toBe(1);
    const holiday = (startsOn: string) => ({ title: 'Holiday', startsOn, endsOn: startsOn });
    await ada.post(`/courses/${courseId}/days-off`, holiday('2027-02-16')); // a Tuesday, without class
    expect(await sequence()).toBe(1);
    await ada.post(`/courses/${courseId}/days-off`, holiday('2027-02-15'));
    expect(await sequence()).toBe(2);
  });
});
