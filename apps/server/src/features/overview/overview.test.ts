import { expect, test } from 'vitest';
import { aFinding, anExtraction, aWarning, enrol, fakeReader, testApp } from '../../testing/index.ts';

test('a newcomer sees an empty dashboard and what to do first', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }), { emailVerified: false });
  const overview = await ada.get('/overview');
  expect(overview).toMatchObject({
    today: '2027-02-11',
    openTasks: 0,
    next: [],
    workload: [],
    courses: [],
    term: null,
  });
  expect(overview.checklist.map(({ done }: { done: boolean }) => done)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('the dashboard follows the plan from the first syllabus on', async () => {
  const findings = [
    aFinding({ id: 'a', title: 'Quiz 1', date: '2027-02-12', weight: 5 }),
    aFinding({ id: 'b', title: 'Essay', kind: 'assignment', date: '2027-02-20', weight: 15 }),
    aFinding({ id: 'c', title: 'Unclear', date: '2027-03-01' }),
  ];
  const warnings = [aWarning({ code: 'weekday-mismatch', findingIds: ['c'] })];
  const reader = fakeReader({ extraction: anExtraction({ findings, warnings }) });
  const server = await testApp({ now: '2027-02-11T12:00:00Z', reader });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'bio.txt', bytes: 'bio' });
  expect((await ada.get('/overview')).awaitingReview).toMatchObject([
    { documentId: document.id, open: 3, questions: 1 },
  ]);

  await ada.post(`/documents/${document.id}/acceptance`);
  const feed = await ada.post('/calendar-feeds');
  await server.app.inject(new URL(feed.address).pathname);
  const [quiz] = (await ada.get('/tasks')).items;
  await ada.patch(`/tasks/${quiz.id}`, { status: 'done' }, { version: 1 });

  const overview = await ada.get('/overview');
  expect(overview).toMatchObject({
    openTasks: 1,
    term: { week: 5, weeks: 17 },
    week: { startsOn: '2027-02-08', left: 0, percent: 5, percentDone: 5 },
    next: [{ title: 'Essay', course: { code: 'BIO 101' } }],
    courses: [
      {
        tasks: { done: 1, total: 2 },
        percent: { done: 5, total: 20 },
        next: { title: 'Essay' },
        toReview: 1,
      },
    ],
  });
  expect(overview.checklist.every(({ done }: { done: boolean }) => done)).toBe(true);
});

test('today is where the person is', async () => {
  const server = await testApp({ now: '2027-02-12T03:00:00Z' });
  const ada = await enrol(server);
  expect((await ada.get('/overview?timeZone=America/Chicago')).today).toBe('2027-02-11');
  await ada.patch(
    '/api/v1/me/settings',
    { display: { timeZone: 'Asia/Tokyo', firstDayOfWeek: 'sunday' } },
    { version: 1 },
  );
  expect(await ada.get('/overview?timeZone=America/Chicago')).toMatchObject({
    today: '2027-02-12',
    week: { startsOn: '2027-02-07' },
  });
});
