import { expect, test } from 'vitest';
import { aFinding, anExtraction, enrol, fakeReader, type Student, testApp } from '../../testing/index.ts';

const reader = fakeReader();
const server = await testApp({ reader });
const spring = { start: '2027-01-11', end: '2027-05-07' };

async function chemistry(ada: Student, term: object = spring) {
  const { id } = await ada.post('/courses', { code: 'CHEM 122', title: 'Chemistry', term });
  await ada.post(`/courses/${id}/meetings`, {
    days: ['MO', 'WE'],
    start: '09:00',
    end: '09:50',
    kind: 'lecture',
  });
  return id;
}

const entriesOf = async (ada: Student, query: string) => (await ada.get(`/calendar/entries?${query}`)).items;

test('a week holds its classes, tasks and days off, by day and time', async () => {
  const ada = await enrol(server);
  const courseId = await chemistry(ada);
  await ada.post('/tasks', { title: 'Quiz', kind: 'quiz', dueOn: '2027-02-03', dueTime: '08:00', courseId });
  await ada.post('/tasks', { title: 'Own thing', dueOn: '2027-02-01' });
  const week = await entriesOf(ada, 'from=2027-02-01&to=2027-02-07');
  const shown = week.map(({ type, date, time }: Record<string, string>) => [type, date, time]);
  expect(shown).toEqual([
    ['task', '2027-02-01', null],
    ['class', '2027-02-01', '09:00'],
    ['task', '2027-02-03', '08:00'],
    ['class', '2027-02-03', '09:00'],
  ]);
});

test('there is no class on a day off of its course, before the term or after it', async () => {
  const ada = await enrol(server);
  const courseId = await chemistry(ada);
  await ada.post(`/courses/${courseId}/days-off`, {
    title: 'Break',
    startsOn: '2027-03-08',
    endsOn: '2027-03-12',
  });
  const classes = async (query: string) =>
    (await entriesOf(ada, query)).filter(({ type }: { type: string }) => type === 'class').length;
  expect(await classes('from=2027-03-01&to=2027-03-21')).toBe(4);
  expect(await classes('from=2026-12-01&to=2027-01-10')).toBe(0);
  expect(await classes('from=2027-05-08&to=2027-06-30')).toBe(0);
});

test('a window that reaches into the days asked for is shown, and only the courses asked for', async () => {
  const ada = await enrol(server);
  const courseId = await chemistry(ada);
  const { id: other } = await ada.post('/courses', { title: 'Other' });
  await ada.post('/tasks', { title: 'Take-home', dueOn: '2027-02-01', endOn: '2027-02-08', courseId: other });
  expect(await entriesOf(ada, 'from=2027-02-06&to=2027-02-07')).toMatchObject([{ title: 'Take-home' }]);
  expect(await entriesOf(ada, `from=2027-02-06&to=2027-02-07&courseId=${courseId}`)).toEqual([]);
});

test.each([['from=2027-02-07&to=2027-02-01'], ['from=2026-01-01&to=2027-12-31'], ['from=2027-02-01']])(
  'the days %s are refused',
  async (query) => {
    const ada = await enrol(server);
    await ada.get(`/calendar/entries?${query}`, { status: 400 });
  },
);

test('a class says what it is about once the topics of the syllabus are accepted', async () => {
  reader.finds({
    extraction: anExtraction({
      meetings: [{ days: ['MO'], start: '09:00', end: '09:50', kind: 'lecture', evidence: [] }],
      findings: [
        aFinding({ id: 'a', kind: 'class', title: 'Membranes', date: '2027-02-01' }),
        aFinding({ id: 'b', kind: 'reading', title: 'Ch. 6', date: '2027-02-01' }),
        aFinding({ id: 'c', kind: 'class', title: 'Museum visit', date: '2027-02-06' }),
      ],
    }),
  });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'bio.txt', bytes: 'BIO 101' });
  const topics = async () =>
    (await entriesOf(ada, 'from=2027-02-01&to=2027-02-07')).map(
      ({ date, time, topics }: { date: string; time: string | null; topics: string[] }) => [
        date,
        time,
        topics,
      ],
    );
  expect(await topics()).toEqual([]);
  await ada.post(`/documents/${document.id}/acceptance`);
  expect(await topics()).toEqual([
    ['2027-02-01', '09:00', ['Membranes', 'Ch. 6']],
    ['2027-02-06', null, ['Museum visit']],
  ]);
});
