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
  await ada.patch('/api/v1/me/profile', { name: 'Ada Lindqvist' });
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
  await ada.put('/api/v1/me/browser-time-zone', { timeZone: 'America/Denver' });
  expect((await ada.get('/overview')).today).toBe('2027-02-11');
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

test('what repeats counts in each week in which it will be due, and is one task in the lists', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const repeat = { every: 'week', weekdays: ['TU', 'FR'], until: '2027-02-24' };
  const lab = { title: 'Lab', dueOn: '2027-02-12', weight: 2, repeat };
  const { id } = await ada.post('/tasks', lab);
  const overview = await ada.get('/overview?weekOf=2027-02-16');
  expect(overview.workload).toMatchObject([
    { startsOn: '2027-02-08', tasks: 1, percent: 2 },
    { startsOn: '2027-02-15', tasks: 2, percent: 4 },
    { startsOn: '2027-02-22', tasks: 1, percent: 2 },
  ]);
  expect(overview.week.days[1].tasks).toMatchObject([{ id, title: 'Lab', isComing: true }]);
  expect(overview.next).toMatchObject([{ id, dueOn: '2027-02-12', isComing: false }]);
});

test('of what repeats every day the last week there is has its days, at once', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  await ada.post('/tasks', { title: 'Read', dueOn: '2027-02-12', repeat: { every: 'day' } });
  const { week } = await ada.get('/overview?weekOf=9999-12-30');
  expect(week.days.map(({ tasks }: { tasks: unknown[] }) => tasks.length)).toEqual([1, 1, 1, 1, 1]);
});

test('of many things overdue some are shown and all are counted', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const tasks = Array.from({ length: 21 }, (_, index) => ({ title: `Late ${index}`, dueOn: '2027-02-01' }));
  await ada.post('/tasks/import', { tasks });
  const { overdue, overdueTasks } = await ada.get('/overview');
  expect([overdue.length, overdueTasks]).toEqual([20, 21]);
});

test('what a course of an ended term left undone is not among what is next', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const [before, now] = await Promise.all(
    [
      { start: '2019-01-14', end: '2019-05-10' },
      { start: '2027-01-11', end: '2027-05-07' },
    ].map((term) => ada.post('/courses', { title: term.start, term })),
  );
  await ada.post('/tasks', { title: 'Years ago', dueOn: '2019-01-28', courseId: before.id });
  await ada.post('/tasks', { title: 'Last week', dueOn: '2027-02-04', courseId: now.id });
  await ada.post('/tasks', { title: 'For nobody', dueOn: '2027-02-05' });
  const { overdue, overdueTasks } = await ada.get('/overview');
  expect(overdue.map(({ title }: { title: string }) => title)).toEqual(['Last week', 'For nobody']);
  expect(overdueTasks).toBe(2);
});

test.each(['9999-12-31', '0001-01-01'])('the week of %s can be asked for', async (day) => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const { week } = await ada.get(`/overview?weekOf=${day}`);
  expect(week.startsOn <= day).toBe(true);
});

test('weeks that begin on Sundays have a first one too', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  await ada.patch('/api/v1/me/settings', { display: { firstDayOfWeek: 'sunday' } }, { version: 1 });
  const { week } = await ada.get('/overview?weekOf=0001-01-01');
  expect(week).toMatchObject({ startsOn: '0001-01-01', endsOn: '0001-01-06' });
});

test('between this term and a week centuries away no class is worked out', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const term = { start: '2027-01-11', end: '9999-12-31' };
  const { id } = await ada.post('/courses', { title: 'Eternity', term });
  for (const kind of ['Lecture', 'Lab', 'Seminar'])
    await ada.post(`/courses/${id}/meetings`, { days: ['MO', 'WE', 'FR'], kind });
  const { week } = await ada.get('/overview?weekOf=9999-12-30');
  expect(week.days.map(({ classes }: { classes: number }) => classes)).toEqual([3, 0, 3, 0, 3]);
});

test('what is due on the last day there is has its week', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  await ada.post('/tasks', { title: 'The end', dueOn: '9999-12-31' });
  const { next, workload } = await ada.get('/overview');
  expect(next).toMatchObject([{ title: 'The end' }]);
  expect(workload).toMatchObject([{ startsOn: '9999-12-27', endsOn: '9999-12-31', tasks: 1 }]);
});

test('what is archived, deleted or without a day is in no card, and of equals the earlier comes first', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const [bio, chem, past] = await Promise.all(
    ['BIO', 'CHEM', 'PAST'].map((code) => ada.post('/courses', { title: code, code })),
  );
  const add = (title: string, dueOn: string | null, rest = {}) =>
    ada.post('/tasks', { title, dueOn, ...rest });
  await add('Someday', null, { courseId: bio.id, weight: 50 });
  await add('Missed', '2027-02-10', { courseId: bio.id, weight: 2.5 });
  await add('Handed in', '2027-02-10', { courseId: bio.id, weight: 0.1, status: 'done' });
  await add('By midnight', '2027-02-12', { courseId: chem.id, weight: 5 });
  await add('At noon', '2027-02-12', { courseId: bio.id, weight: 5, dueTime: '12:00' });
  await add('For nobody', '2027-02-12', { weight: 5 });
  await add('Long ago', '2027-02-12', { courseId: past.id, weight: 99 });
  await ada.post(`/courses/${past.id}/archival`);
  const { id } = await add('Gone', '2027-02-09', { weight: 99 });
  await ada.delete(`/tasks/${id}`);
  await add('Weekly', '2027-02-12', {
    courseId: chem.id,
    weight: 1,
    repeat: { every: 'week', until: '2027-02-20' },
  });

  const overview = await ada.get('/overview');
  const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);
  expect(overview).toMatchObject({ openTasks: 6, overdueTasks: 1 });
  expect(titles(overview.overdue)).toEqual(['Missed']);
  expect(titles(overview.next)).toEqual(['At noon', 'By midnight', 'For nobody', 'Weekly']);
  expect(overview.courses).toMatchObject([
    { tasks: { done: 1, total: 3 }, percent: { done: 0.1, total: 7.6 }, next: { title: 'At noon' } },
    { tasks: { done: 0, total: 2 }, percent: { done: 0, total: 6 }, next: { title: 'By midnight' } },
  ]);
  const [week, after] = overview.workload;
  expect(week).toMatchObject({
    ...{ startsOn: '2027-02-08', tasks: 6, percent: 18.6, percentDone: 0.1 },
    byCourse: [
      { course: { code: 'BIO' }, percent: 7.6, tasks: 3 },
      { course: { code: 'CHEM' }, percent: 6, tasks: 2 },
      { course: null, percent: 5, tasks: 1 },
    ],
    conflicts: [{ date: '2027-02-12', tasks: 4 }],
  });
  expect(titles(week.largest)).toEqual(['At noon', 'By midnight', 'For nobody']);
  expect(after).toMatchObject({ tasks: 1, percent: 1, largest: [{ title: 'Weekly', isComing: true }] });
  expect(overview.workload).toHaveLength(2);
});

test.each([
  ['2026-11-26', 'coming'],
  ['2027-02-08', 'now'],
])(
  'where its syllabus says no more, a term begins with its first deadline: on %s it is %s',
  async (today, when) => {
    const reader = fakeReader({
      extraction: anExtraction({
        course: { code: 'ART 160', title: 'Drawing', instructors: [], term: { name: 'Spring 2027' } },
        findings: [aFinding({ id: 'a', title: 'Sketchbook', date: '2027-02-08' })],
      }),
    });
    const ada = await enrol(await testApp({ now: `${today}T12:00:00Z`, reader }));
    const document = await ada.dropAndRead({ name: 'art.txt', bytes: 'art' });
    await ada.post(`/documents/${document.id}/acceptance`);
    expect((await ada.get('/overview')).courses).toMatchObject([{ term: { name: 'Spring 2027', when } }]);
  },
);
