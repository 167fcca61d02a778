import { expect, test } from 'vitest';
import { aFinding, anExtraction, enrol, fakeReader, testApp } from '../../testing/index.ts';

const server = await testApp();
const spring = { name: 'Spring 2027', start: '2027-01-11', end: '2027-05-07' };

test('a course written by hand has class times, parts of the grade and days off', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/courses', { code: 'CHEM 122', title: 'Chemistry', term: spring });
  const course = `/courses/${id}`;
  const meeting = await ada.post(`${course}/meetings`, {
    days: ['TU'],
    start: '13:00',
    end: '15:50',
    kind: 'lab',
  });
  await ada.patch(`${course}/meetings/${meeting.id}`, { location: 'Wexler 12' });
  await ada.post(`${course}/components`, { name: 'Labs', weight: 40 });
  await ada.post(`${course}/days-off`, {
    title: 'Spring break',
    startsOn: '2027-03-08',
    endsOn: '2027-03-12',
  });
  expect(await ada.get(course)).toMatchObject({
    code: 'CHEM 122',
    term: spring,
    color: 'fern',
    meetings: [{ days: ['TU'], start: '13:00', end: '15:50', location: 'Wexler 12' }],
    components: [{ name: 'Labs', weight: 40, points: null }],
    daysOff: [{ title: 'Spring break' }],
  });
});

test('days off do not end before they begin', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/courses', { title: 'Chemistry' });
  const backwards = { title: 'Break', startsOn: '2027-03-12', endsOn: '2027-03-08' };
  const refused = await ada.post(`/courses/${id}/days-off`, backwards, { status: 400 });
  expect(refused.errors).toEqual([
    { field: 'endsOn', message: 'The end comes before the beginning.', code: 'order' },
  ]);
});

test('an edit changes what it names and leaves the rest', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/courses', { code: 'CHEM 122', title: 'Chemistry', term: spring });
  const changed = await ada.patch(
    `/courses/${id}`,
    { title: 'General Chemistry', term: { end: '2027-05-10' } },
    { version: 1 },
  );
  expect(changed).toMatchObject({
    code: 'CHEM 122',
    title: 'General Chemistry',
    term: { ...spring, end: '2027-05-10' },
  });
  const late = await ada.patch(`/courses/${id}`, { title: 'Late' }, { version: 1, status: 412 });
  expect(late.current.title).toBe('General Chemistry');
});

test('an archived course steps aside with its tasks and comes back with them', async () => {
  const ada = await enrol(server);
  const { id: courseId } = await ada.post('/courses', { title: 'Chemistry' });
  await ada.post('/tasks', { title: 'Lab', courseId });
  await ada.post(`/courses/${courseId}/archival`);
  expect((await ada.get('/courses')).items).toEqual([]);
  expect((await ada.get('/courses?archived=true')).items).toHaveLength(1);
  expect((await ada.get('/tasks')).items).toEqual([]);
  await ada.delete(`/courses/${courseId}/archival`);
  expect((await ada.get('/tasks')).items).toHaveLength(1);
});

test('a deleted course takes its documents and tasks along, and brings back those alone', async () => {
  const reader = fakeReader({ extraction: anExtraction({ findings: [aFinding()] }) });
  const server = await testApp({ reader });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'a.txt', bytes: 'a' });
  await ada.post(`/documents/${document.id}/acceptance`);
  const gone = await ada.post('/tasks', { title: 'Deleted before', courseId: document.course.id });
  await ada.delete(`/tasks/${gone.id}`);
  server.clock.advance({ minutes: 1 });

  await ada.delete(`/courses/${document.course.id}`);
  expect((await ada.get('/tasks')).items).toEqual([]);
  expect((await ada.get('/documents')).items).toEqual([]);
  await ada.post(`/courses/${document.course.id}/restoration`);
  expect((await ada.get('/tasks')).items).toMatchObject([{ title: 'Quiz 1' }]);
  expect((await ada.get('/documents')).items).toHaveLength(1);
});

test('a class time and a day off that were removed come back with their place in the syllabus', async () => {
  const evidence = [{ page: 1, quote: 'Lecture: Mon 9:30' }];
  const reader = fakeReader({
    extraction: {
      ...anExtraction({ findings: [aFinding({ kind: 'holiday', title: 'Spring break' })] }),
      meetings: [{ days: ['MO'], start: '09:30', end: '10:45', kind: 'lecture', evidence }],
    },
  });
  const server = await testApp({ reader });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'a.txt', bytes: 'a' });
  await ada.post(`/documents/${document.id}/acceptance`);
  const course = `/courses/${document.course.id}`;
  const before = await ada.get(course);
  expect(before).toMatchObject({
    meetings: [{ documentId: document.id, evidence }],
    daysOff: [{ findingId: expect.any(String) }],
  });
  const places = [
    `${course}/meetings/${before.meetings[0].id}`,
    `${course}/days-off/${before.daysOff[0].id}`,
  ];
  const inMarch = '/calendar/entries?from=2027-02-01&to=2027-03-31';
  const shown = await ada.get(inMarch);
  for (const place of places) await ada.delete(place);
  expect(await ada.get(course)).toMatchObject({ meetings: [], daysOff: [] });
  expect(shown.items).not.toEqual([]);
  expect((await ada.get(inMarch)).items).toEqual([]);
  for (const place of places) {
    await ada.delete(place, { status: 404 });
    await ada.post(`${place}/restoration`, undefined, { status: 200 });
    await ada.post(`${place}/restoration`, undefined, { status: 200 });
  }
  expect(await ada.get(course)).toEqual(before);
  expect(await ada.get(inMarch)).toEqual(shown);
});

test('what was removed of a syllabus stays so when it is read again, and can still come back', async () => {
  const evidence = [{ page: 1, quote: 'Lecture: Mon 9:30. Labs 40%' }];
  const meetings = [{ days: ['MO' as const], start: '09:30', end: '10:45', kind: 'lecture', evidence }];
  const grading = ['Labs', 'Final'].map((component) => ({ component, weight: 50, evidence }));
  const server = await testApp({ reader: fakeReader({ extraction: anExtraction({ meetings, grading }) }) });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'a.txt', bytes: 'a' });
  await ada.post(`/documents/${document.id}/acceptance`);
  const course = `/courses/${document.course.id}`;
  const before = await ada.get(course);
  const places = [
    `${course}/meetings/${before.meetings[0].id}`,
    `${course}/components/${before.components[0].id}`,
  ];
  for (const place of places) await ada.delete(place);
  await ada.post(`/documents/${document.id}/reading`);
  await server.jobs.drain();
  expect(await ada.get(course)).toMatchObject({ meetings: [], components: [{ name: 'Final' }] });
  for (const place of places) await ada.post(`${place}/restoration`, undefined, { status: 200 });
  expect(await ada.get(course)).toMatchObject({
    meetings: before.meetings,
    components: before.components,
  });
});

test('courses are listed by code, page by page', async () => {
  const ada = await enrol(server);
  for (const code of ['MATH 231', 'bio 101', 'HIST 210']) await ada.post('/courses', { code, title: code });
  const first = await ada.get('/courses?limit=2');
  const second = await ada.get(`/courses?limit=2&cursor=${first.nextCursor}`);
  const codes = [...first.items, ...second.items].map(({ code }: { code: string }) => code);
  expect(codes).toEqual(['bio 101', 'HIST 210', 'MATH 231']);
  expect(second.nextCursor).toBeNull();
});
