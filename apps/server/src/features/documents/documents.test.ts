import { createHash } from 'node:crypto';
import { proseSyllabusDocx, proseSyllabusText } from '@syllabi/extraction/testing';
import { expect, test } from 'vitest';
import { aFinding, anExtraction, enrol, fakeReader, testApp } from '../../testing/index.ts';
import { purgeJob } from './reading.jobs.ts';

const now = '2027-01-04T15:00:00Z';
const reader = fakeReader();
const server = await testApp({ now, reader });

/** Somebody new, whose syllabi turn out to hold `findings`. */
async function student({ findings = [aFinding()] } = {}) {
  await server.jobs.drain();
  server.clock.set(now);
  reader.finds({ extraction: anExtraction({ findings }), text: 'Quiz 1, Feb 12' });
  return { ada: await enrol(server) };
}

const aFile = { name: 'bio101.txt', bytes: 'BIO 101, Quiz 1, Feb 12' };

test('a file is kept first and read afterwards', async () => {
  const { ada } = await student();
  const answer = await ada.drop(aFile);
  expect(answer.statusCode).toBe(201);
  const { document } = answer.json();
  expect(document).toMatchObject({ status: 'queued', name: 'bio101.txt', bytes: 23 });
  expect(server.jobs.waiting()).toMatchObject([
    { name: 'documents-read', data: { documentId: document.id } },
  ]);
  await ada.get(`/documents/${document.id}/extraction`, { status: 409 });
  await server.jobs.drain();
  expect(await ada.get(`/documents/${document.id}`)).toMatchObject({
    status: 'ready',
    review: { open: 1, accepted: 0, dismissed: 0, questions: 0 },
    course: { code: 'BIO 101' },
  });
});

test('the same bytes dropped twice are one document', async () => {
  const { ada } = await student();
  const first = (await ada.drop(aFile)).json().document;
  const second = await ada.drop({ ...aFile, name: 'a copy.txt' });
  expect(second.statusCode).toBe(200);
  expect(second.json()).toMatchObject({ alreadyHere: true, document: { id: first.id, name: 'bio101.txt' } });
  expect((await ada.get('/documents')).items).toHaveLength(1);
});

test('ten copies dropped at once are one document too', async () => {
  const { ada } = await student();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.drop(aFile)));
  expect(new Set(answers.map((answer) => answer.json().document.id)).size).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

const NOWHERE = '01890a5d-ac96-774b-bcce-b302099a8057';

test.each([
  ['names a course that is not there', [{ courseId: NOWHERE }, { file: true }], 404],
  ['replaces a document that is not there', [{ replacesId: NOWHERE }, { file: true }], 404],
  ['names behind it what is no course', [{ file: true }, { courseId: 'BIO 101' }], 400],
  ['is of a year that is none', [{ year: 'MMXXVII' }, { file: true }], 400],
])('of a file that %s nothing is kept', async (_, parts, status) => {
  const { ada } = await student();
  const bytes = `A syllabus of ${ada.account.id}`;
  const form = new FormData();
  for (const [field, value] of parts.flatMap((part) => Object.entries(part)))
    form.append(field, value === true ? new File([bytes], 'bio101.txt') : value);
  const encoded = new Response(form);
  const answer = await ada.ask({
    method: 'POST',
    url: `/api/v1/workspaces/${ada.workspaceId}/documents`,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(status);
  expect(await server.storage.has(createHash('sha256').update(bytes).digest('hex'))).toBe(false);
});

test('two syllabi of one course share it, one of another term does not', async () => {
  const { ada } = await student();
  const first = await ada.dropAndRead(aFile);
  reader.finds({ extraction: anExtraction({ course: { code: 'bio-101', instructors: [] } }) });
  const second = await ada.dropAndRead({ name: 'lab.txt', bytes: 'lab' });
  const nextTerm = { name: 'Fall 2027', start: '2027-08-30', end: '2027-12-17' };
  reader.finds({
    extraction: anExtraction({ course: { code: 'BIO 101', term: nextTerm, instructors: [] } }),
  });
  const third = await ada.dropAndRead({ name: 'fall.txt', bytes: 'fall' });
  expect(second.course.id).toBe(first.course.id);
  expect(third.course.id).not.toBe(first.course.id);
});

test('a syllabus that does not name its course gets one by the name of its file', async () => {
  const { ada } = await student();
  reader.finds({ extraction: { ...anExtraction(), course: { instructors: [] } } });
  const document = await ada.dropAndRead({ name: 'welding-basics.txt', bytes: 'Welding' });
  expect(document.course).toMatchObject({ title: 'welding-basics', code: null });
});

test('a document dropped on a course stays there, and can be moved with all it put into the plan', async () => {
  const { ada } = await student({
    findings: [aFinding(), aFinding({ id: 'b', kind: 'holiday', title: 'Break' })],
  });
  const [one, two] = [
    await ada.post('/courses', { title: 'One' }),
    await ada.post('/courses', { title: 'Two' }),
  ];
  const document = await ada.dropAndRead({ ...aFile, courseId: one.id });
  expect(document.course.id).toBe(one.id);
  await ada.post(`/documents/${document.id}/acceptance`);
  const { version } = await ada.get(`/documents/${document.id}`);
  await ada.patch(`/documents/${document.id}`, { courseId: two.id }, { version });
  expect((await ada.get('/tasks')).items).toMatchObject([{ course: { id: two.id } }]);
  expect((await ada.get(`/courses/${two.id}`)).daysOff).toMatchObject([{ title: 'Break' }]);
  expect((await ada.get(`/courses/${one.id}`)).daysOff).toEqual([]);
});

test('deleting a document takes what it gave out of the plan, restoring brings it back', async () => {
  const { ada } = await student();
  const document = await ada.dropAndRead(aFile);
  await ada.post(`/documents/${document.id}/acceptance`);
  await ada.delete(`/documents/${document.id}`);
  expect((await ada.get('/tasks')).items).toEqual([]);
  await ada.get(`/documents/${document.id}/findings`, { status: 404 });
  await ada.post(`/documents/${document.id}/restoration`);
  expect((await ada.get('/tasks')).items).toMatchObject([{ title: 'Quiz 1' }]);
});

test('a document whose bytes were dropped again meanwhile cannot come back beside its copy', async () => {
  const { ada } = await student();
  const document = await ada.dropAndRead(aFile);
  await ada.delete(`/documents/${document.id}`);
  expect((await ada.drop(aFile)).statusCode).toBe(201);
  await ada.post(`/documents/${document.id}/restoration`, {}, { status: 409 });
});

test('what was deleted is erased after thirty days, the file too, unless someone else has the same', async () => {
  const { ada } = await student();
  const ben = await enrol(server);
  const [own, shared] = [
    await ada.dropAndRead(aFile),
    await ada.dropAndRead({ name: 'b.txt', bytes: 'shared' }),
  ];
  const kept = await ben.dropAndRead({ name: 'c.txt', bytes: 'shared' });
  for (const { id } of [own, shared]) await ada.delete(`/documents/${id}`);
  server.clock.advance({ days: 31 });
  await server.jobs.enqueue(purgeJob, {});
  await server.jobs.drain();
  server.clock.advance({ days: -31 });
  await ada.post(`/documents/${own.id}/restoration`, {}, { status: 404 });
  expect((await ben.ask(`/api/v1/workspaces/${ben.workspaceId}/documents/${kept.id}/file`)).body).toBe(
    'shared',
  );
});

test('the file comes back as it was dropped, and a browser would not run it', async () => {
  const { ada } = await student();
  const { document } = (
    await ada.drop({ name: 'Größe "1".html', bytes: '<script>alert(1)</script>' })
  ).json();
  const answer = await ada.ask(`/api/v1/workspaces/${ada.workspaceId}/documents/${document.id}/file`);
  expect(answer.body).toBe('<script>alert(1)</script>');
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="Gr__e _1_.html"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.html`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(answer.headers['content-type']).not.toContain('html');
});

test('a request without a file, and one that is too large, say so', async () => {
  const { ada } = await student();
  const url = `/api/v1/workspaces/${ada.workspaceId}/documents`;
  const form = new Response(new FormData());
  const empty = await ada.ask({
    method: 'POST',
    url,
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    payload: await form.text(),
  });
  expect(empty.json()).toMatchObject({ status: 400, code: 'document/no-file' });
  const large = await ada.drop({ name: 'huge.pdf', bytes: new Uint8Array(25 * 1024 * 1024 + 1) });
  expect(large.json()).toMatchObject({ status: 413, code: 'document/too-large' });
  expect((await ada.get('/documents')).items).toEqual([]);
});

test('a reading that cannot be kept says so and can be tried again', async () => {
  const { ada } = await student({ findings: [aFinding({ kind: 'nonsense' as 'quiz', title: '\u0000' })] });
  const document = await ada.dropAndRead(aFile);
  expect(document).toMatchObject({ status: 'failed', problem: { code: 'document/not-kept' } });
  reader.finds({ extraction: anExtraction() });
  await ada.post(`/documents/${document.id}/reading`);
  await server.jobs.drain();
  expect(await ada.get(`/documents/${document.id}`)).toMatchObject({ status: 'ready', problem: null });
});

test('a mail says that a syllabus can be reviewed, to those who asked for it', async () => {
  const { ada } = await student();
  await ada.dropAndRead({ name: 'quiet.txt', bytes: 'quiet' });
  expect(server.mailer.sent.filter(({ kind }) => kind === 'document-read')).toEqual([]);
  await ada.patch('/api/v1/me/settings', { notifications: { documentRead: true } }, { version: 1 });
  await ada.dropAndRead(aFile);
  expect(server.mailer.lastTo(ada.account.email).subject).toBe('bio101.txt is ready to review');
});

test('a syllabus read for real is shown as text and as HTML that holds nothing of its own', {
  timeout: 30_000,
}, async () => {
  const ada = await enrol(await testApp({ now }));
  const document = await ada.dropAndRead({ name: 'hist210.docx', bytes: await proseSyllabusDocx() });
  expect(document.problem).toBeNull();
  const content = await ada.get(`/documents/${document.id}/content`);
  expect(content).toMatchObject({ format: 'docx', text: expect.stringContaining('The Atlantic World') });
  expect(content.html).toMatch(/data-start="0"/);
  const extraction = await ada.get(`/documents/${document.id}/extraction`);
  expect(extraction.findings.length).toBe(document.review.open);
  const twin = await ada.dropAndRead({ name: 'hist210.txt', bytes: proseSyllabusText() });
  expect(twin.course.id).toBe(document.course.id);
});

test.each([
  ['no boundary', 'multipart/form-data', 'BIO 101'],
  [
    'no end',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="file"; filename="bio.txt"\r\n\r\nBIO',
  ],
])('an upload with %s is refused, and nothing of it stays', async (_name, type, payload) => {
  const { ada } = await student();
  const url = `/api/v1/workspaces/${ada.workspaceId}/documents`;
  const answer = await ada.ask({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'document/form-broken']);
  expect((await ada.get('/documents')).items).toEqual([]);
});
