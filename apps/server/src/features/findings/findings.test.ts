import type { Extraction } from '@syllabi/extraction';
import { expect, test } from 'vitest';
import { aFinding, anExtraction, aWarning, enrol, fakeReader, testApp } from '../../testing/index.ts';

const reader = fakeReader();
const server = await testApp({ now: '2027-01-04T15:00:00Z', reader });

/** A student whose syllabus says `said`, already read. */
async function read(said: Partial<Extraction>) {
  reader.finds({ extraction: anExtraction(said) });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'bio.txt', bytes: 'BIO 101' });
  const findings = async () => (await ada.get(`/documents/${document.id}/findings`)).items;
  const tasks = async () => (await ada.get('/tasks')).items;
  const readAgain = async (next: Partial<Extraction>) => {
    reader.finds({ extraction: anExtraction(next) });
    await ada.post(`/documents/${document.id}/reading`);
    await server.jobs.drain();
  };
  return { ada, document, findings, tasks, readAgain };
}

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('questions come first, then doubtful findings, then the others by day', async () => {
  const { findings } = await read({
    findings: [
      aFinding({ id: 'a', title: 'Sure', date: '2027-02-01' }),
      aFinding({ id: 'b', title: 'Doubtful', date: '2027-03-01', confidence: 0.4 }),
      aFinding({ id: 'c', title: 'Asked', date: '2027-04-01' }),
    ],
    warnings: [aWarning({ code: 'weekday-mismatch', findingIds: ['c'] })],
  });
  expect(titles(await findings())).toEqual(['Asked', 'Doubtful', 'Sure']);
});

test('a document tells how many of its findings are ordinary classes and readings', async () => {
  const { document } = await read({
    findings: [
      aFinding({ id: 'a', kind: 'exam' }),
      aFinding({ id: 'b', kind: 'class', title: 'Cells' }),
      aFinding({ id: 'c', kind: 'reading', title: 'Chapter 2' }),
    ],
  });
  expect(document.review).toMatchObject({ open: 3, classes: 2 });
});

test('accepting puts a finding into the plan, taking back takes it out, and its status is remembered', async () => {
  const { ada, findings, tasks } = await read({
    findings: [aFinding({ title: 'Essay', kind: 'assignment' })],
  });
  const [essay] = await findings();
  const accepted = await ada.post(`/findings/${essay.id}/acceptance`);
  await ada.post(`/findings/${essay.id}/acceptance`);
  const [task] = await tasks();
  expect(await tasks()).toHaveLength(1);
  expect(task).toMatchObject({
    id: accepted.taskId,
    title: 'Essay',
    dueOn: '2027-02-12',
    course: { code: 'BIO 101' },
  });

  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: task.version });
  await ada.delete(`/findings/${essay.id}/acceptance`);
  expect(await tasks()).toEqual([]);
  await ada.post(`/findings/${essay.id}/acceptance`);
  expect(await tasks()).toMatchObject([{ id: task.id, status: 'done' }]);
});

test.each([
  ['exam', { tasks: 1, daysOff: 0 }],
  ['reading', { tasks: 0, daysOff: 0 }],
  ['holiday', { tasks: 0, daysOff: 1 }],
  ['class', { tasks: 0, daysOff: 0 }],
] as const)('an accepted %s becomes %j', async (kind, expected) => {
  const { ada, document, tasks } = await read({ findings: [aFinding({ kind })] });
  await ada.post(`/documents/${document.id}/acceptance`);
  const { daysOff } = await ada.get(`/courses/${document.course.id}`);
  expect({ tasks: (await tasks()).length, daysOff: daysOff.length }).toEqual(expected);
});

test('a finding moves in the plan when its kind is corrected', async () => {
  const { ada, document, findings, tasks } = await read({
    findings: [aFinding({ kind: 'holiday', title: 'Break' })],
  });
  await ada.post(`/documents/${document.id}/acceptance`);
  const [finding] = await findings();
  await ada.patch(`/findings/${finding.id}`, { kind: 'exam' }, { version: finding.version });
  expect(titles(await tasks())).toEqual(['Break']);
  expect((await ada.get(`/courses/${document.course.id}`)).daysOff).toEqual([]);
});

test('accepting all leaves out what waits for an answer, takes the facts along and can be undone', async () => {
  const { ada, document, tasks } = await read({
    findings: [
      aFinding({ id: 'a' }),
      aFinding({ id: 'b', title: 'Asked' }),
      aFinding({ id: 'c', date: '--03-01' }),
    ],
    warnings: [aWarning({ code: 'weekday-mismatch', findingIds: ['b'] })],
    meetings: [{ days: ['MO'], start: '09:00', end: '09:50', kind: 'lecture', evidence: [] }],
    grading: [{ component: 'Quizzes', weight: 20, evidence: [] }],
  });
  const batch = await ada.post(`/documents/${document.id}/acceptance`);
  expect(batch).toMatchObject({ waiting: 2, factsAccepted: true });
  const course = `/courses/${document.course.id}`;
  expect(await ada.get(course)).toMatchObject({ meetings: [{ days: ['MO'] }], components: [{ weight: 20 }] });

  await ada.post(`/documents/${document.id}/reopening`, { findingIds: batch.findingIds, facts: true });
  expect(await tasks()).toEqual([]);
  expect(await ada.get(course)).toMatchObject({ meetings: [], components: [] });
});

test('a finding that waits for an answer cannot be accepted, and one answer settles all that depend on it', async () => {
  const { ada, document, findings } = await read({
    findings: [
      aFinding({ id: 'a', date: '--10-12' }),
      aFinding({ id: 'b', date: '--12-20', endDate: '--01-03' }),
    ],
    warnings: [
      aWarning({
        findingIds: ['a', 'b'],
        options: [
          { label: '2026', year: 2026 },
          { label: '2027', year: 2027 },
        ],
      }),
    ],
  });
  const [first] = await findings();
  await ada.post(`/findings/${first.id}/acceptance`, {}, { status: 409 });
  const [question] = (await ada.get(`/documents/${document.id}/questions`)).items;
  const settled = await ada.post(`/documents/${document.id}/questions/${question.id}/answer`, { option: 1 });
  const days = settled.findings.map(({ date, endDate }: { date: string; endDate: string }) => [
    date,
    endDate,
  ]);
  expect(days).toEqual([
    ['2027-10-12', null],
    ['2027-12-20', '2028-01-03'],
  ]);
  await ada.post(`/findings/${first.id}/acceptance`);

  await ada.delete(`/documents/${document.id}/questions/${question.id}/answer`);
  expect(await findings()).toMatchObject([
    { date: '--10-12', review: 'open', questionIds: [question.id] },
    { date: '--12-20', endDate: '--01-03' },
  ]);
});

test('a question can be refused: all that waits for it is set aside, and comes back together', async () => {
  const { ada, document, findings } = await read({
    findings: [
      aFinding({ id: 'a', title: 'Set aside before' }),
      aFinding({ id: 'b', title: 'Half of the grade', date: '2027-01-02' }),
      aFinding({ id: 'c', title: 'Half of the points', date: '2027-02-01' }),
    ],
    warnings: [aWarning({ code: 'day-month-order', findingIds: ['a', 'b', 'c'] })],
  });
  const reviews = async () =>
    Object.fromEntries(
      (await findings()).map((one: { title: string; review: string }) => [one.title, one.review]),
    );
  const before = (await findings()).find(({ title }: { title: string }) => title === 'Set aside before');
  await ada.post(`/findings/${before.id}/dismissal`);
  const [question] = (await ada.get(`/documents/${document.id}/questions`)).items;
  const answer = `/documents/${document.id}/questions/${question.id}/answer`;

  const settled = await ada.post(answer, { none: true });
  expect(settled.question.answer).toEqual({ none: true });
  expect(Object.values(await reviews())).toEqual(['dismissed', 'dismissed', 'dismissed']);

  await ada.delete(answer);
  expect(await reviews()).toEqual({
    'Set aside before': 'dismissed',
    'Half of the grade': 'open',
    'Half of the points': 'open',
  });
  expect((await ada.get(`/documents/${document.id}/questions`)).items).toMatchObject([{ answer: null }]);
});

test('a question about what was set aside one by one is asked no more, until some of it comes back', async () => {
  const { ada, document, findings } = await read({
    findings: [aFinding({ id: 'a', date: '--02-12' }), aFinding({ id: 'b', date: '--03-02' })],
    warnings: [aWarning({ code: 'no-year', findingIds: ['a', 'b'] })],
  });
  const asked = async () => ({
    document: (await ada.get(`/documents/${document.id}`)).review.questions,
    findings: (await ada.get(`/documents/${document.id}/findings`)).counts.questions,
    dashboard: (await ada.get('/overview')).awaitingReview.length,
  });
  expect(await asked()).toEqual({ document: 1, findings: 1, dashboard: 1 });
  for (const { id } of await findings()) await ada.post(`/findings/${id}/dismissal`);
  expect(await asked()).toEqual({ document: 0, findings: 0, dashboard: 0 });
  const [first] = await findings();
  await ada.delete(`/findings/${first.id}/dismissal`);
  expect(await asked()).toEqual({ document: 1, findings: 1, dashboard: 1 });
});

test('what has no day of the calendar is left open, and the rest is accepted', async () => {
  const { ada, document, tasks } = await read({
    findings: [
      aFinding({ id: 'a', date: '2027-02-30' }),
      aFinding({ id: 'b', title: 'Real', time: '24:00' }),
    ],
  });
  expect(await ada.post(`/documents/${document.id}/acceptance`)).toMatchObject({ waiting: 1 });
  expect(await tasks()).toMatchObject([{ title: 'Real', dueTime: null }]);
});

test('a date set by hand answers the question about it', async () => {
  const { ada, document, findings } = await read({
    findings: [aFinding({ id: 'a' })],
    warnings: [
      aWarning({
        code: 'weekday-mismatch',
        findingIds: ['a'],
        options: [{ label: 'as written', date: '2027-02-12' }],
      }),
    ],
  });
  const [finding] = await findings();
  const changed = await ada.patch(
    `/findings/${finding.id}`,
    { date: '2027-02-15' },
    { version: finding.version },
  );
  expect(changed).toMatchObject({ questionIds: [], editedFields: ['date'] });
  const { items } = await ada.get(`/documents/${document.id}/questions`);
  expect(items).toMatchObject([{ answer: { date: '2027-02-15' } }]);
});

/** Two days that may be read either way round, and the one answer that settles both. */
async function readInDoubt() {
  const review = await read({
    findings: [
      aFinding({ id: 'a', title: 'Sketches', date: '2027-03-04' }),
      aFinding({ id: 'b', title: 'Portfolio', date: '2027-05-04' }),
    ],
    warnings: [
      aWarning({
        code: 'day-month-order',
        findingIds: ['a', 'b'],
        options: [
          { label: 'the month first', date: '2027-03-04' },
          { label: 'the day first', date: '2027-04-03' },
        ],
      }),
    ],
  });
  const [question] = (await review.ada.get(`/documents/${review.document.id}/questions`)).items;
  const answer = `/documents/${review.document.id}/questions/${question.id}/answer`;
  const days = async () =>
    Object.fromEntries(
      (await review.findings()).map((one: { title: string; date: string }) => [one.title, one.date]),
    );
  return { ...review, answer, days };
}

test('an answer that is taken back, or given otherwise, leaves what was dated by hand since', async () => {
  const { ada, answer, findings, days } = await readInDoubt();
  await ada.post(answer, { option: 1 });
  const portfolio = (await findings()).find(({ title }: { title: string }) => title === 'Portfolio');
  await ada.patch(`/findings/${portfolio.id}`, { date: '2027-04-12' }, { version: portfolio.version });
  await ada.delete(answer);
  expect(await days()).toEqual({ Sketches: '2027-03-04', Portfolio: '2027-04-12' });
  await ada.post(answer, { option: 0 });
  await ada.post(answer, { option: 1 });
  expect(await days()).toEqual({ Sketches: '2027-04-03', Portfolio: '2027-04-12' });
});

test('a question that was answered by hand can be asked again: what was read waits for it', async () => {
  const { ada, answer, findings, days } = await readInDoubt();
  for (const { id, version } of await findings())
    await ada.patch(`/findings/${id}`, { date: '2027-04-12' }, { version });
  await ada.delete(answer);
  expect(await days()).toEqual({ Sketches: '2027-03-04', Portfolio: '2027-05-04' });
  await ada.post(answer, { option: 1 });
  expect(await days()).toEqual({ Sketches: '2027-04-03', Portfolio: '2027-04-05' });
});

test('reading again keeps what the student changed by hand and follows the document in the rest', async () => {
  const { ada, document, findings, tasks, readAgain } = await read({
    findings: [aFinding({ id: 'a' }), aFinding({ id: 'gone' }), aFinding({ id: 'kept', title: 'Kept' })],
  });
  const byTitle = async (title: string) =>
    (await findings()).find((one: { title: string }) => one.title === title);
  await ada.post(`/documents/${document.id}/acceptance`);
  const quiz = (await findings())[0];
  await ada.patch(`/findings/${quiz.id}`, { title: 'My quiz' }, { version: quiz.version });
  const gone = (await findings()).find(
    ({ id, title }: { id: string; title: string }) => id !== quiz.id && title === 'Quiz 1',
  );
  await ada.delete(`/findings/${gone.id}/acceptance`);

  await readAgain({
    findings: [
      aFinding({ id: 'a', title: 'Quiz one', date: '2027-02-19' }),
      aFinding({ id: 'new', title: 'New' }),
    ],
  });
  expect(titles(await findings()).sort()).toEqual(['Kept', 'My quiz', 'New']);
  expect(await byTitle('My quiz')).toMatchObject({ date: '2027-02-19', review: 'accepted' });
  expect(await tasks()).toMatchObject([{ title: 'Kept' }, { title: 'My quiz', dueOn: '2027-02-19' }]);
});

test('what the student changed in the task stays when the finding moves', async () => {
  const { ada, document, findings, tasks } = await read({ findings: [aFinding({ id: 'a' })] });
  await ada.post(`/documents/${document.id}/acceptance`);
  const [task] = await tasks();
  await ada.patch(`/tasks/${task.id}`, { title: 'Mine' }, { version: task.version });
  const [finding] = await findings();
  await ada.patch(
    `/findings/${finding.id}`,
    { title: 'Theirs', date: '2027-02-26' },
    { version: finding.version },
  );
  expect(await tasks()).toMatchObject([{ title: 'Mine', dueOn: '2027-02-26' }]);
});

test('words selected on the page become a finding that is accepted at once', async () => {
  const { ada, document, tasks } = await read({});
  const added = await ada.post(`/documents/${document.id}/findings`, {
    kind: 'exam',
    title: 'Oral exam',
    date: '2027-05-03',
    evidence: { page: 2, quote: 'an oral exam on May 3', boxes: [[72, 100, 300, 112]] },
  });
  expect(added).toMatchObject({ byHand: true, review: 'accepted' });
  expect(await tasks()).toMatchObject([
    { title: 'Oral exam', source: { page: 2, quote: 'an oral exam on May 3' } },
  ]);
});

test('a date that was set aside can become a finding, once', async () => {
  const { ada, document } = await read({
    ledger: [{ text: '5/3', page: 3, date: '2027-05-03', outcome: 'dismissed', reason: 'office hours' }],
  });
  const entry = `/documents/${document.id}/ledger/0/finding`;
  const made = await ada.post(entry, { kind: 'other', title: 'Open day' });
  expect(made).toMatchObject({ date: '2027-05-03', evidence: [{ page: 3, quote: '5/3' }] });
  expect((await ada.get(`/documents/${document.id}/ledger`)).items).toMatchObject([{ findingId: made.id }]);
  await ada.post(entry, { kind: 'other', title: 'Again' }, { status: 409 });
});

test('what was added by hand is taken out without a trace, what was read is not', async () => {
  const { ada, document, findings, tasks } = await read({
    findings: [aFinding()],
    ledger: [{ text: '5/3', page: 3, date: '2027-05-03', outcome: 'dismissed', reason: 'office hours' }],
  });
  const made = await ada.post(`/documents/${document.id}/ledger/0/finding`, {
    kind: 'other',
    title: 'Open day',
  });
  await ada.delete(`/findings/${made.id}`);
  expect(titles(await findings())).toEqual(['Quiz 1']);
  expect(await tasks()).toEqual([]);
  expect((await ada.get(`/documents/${document.id}/ledger`)).items).toMatchObject([{ findingId: null }]);
  const [quiz] = await findings();
  const refused = await ada.delete(`/findings/${quiz.id}`, { status: 409 });
  expect(refused.code).toBe('finding/was-read');
});

test('an edit that starts from an old version hears what stands now', async () => {
  const { ada, findings } = await read({ findings: [aFinding()] });
  const [finding] = await findings();
  await ada.patch(`/findings/${finding.id}`, { title: 'First' }, { version: finding.version });
  const late = await ada.patch(
    `/findings/${finding.id}`,
    { title: 'Second' },
    { version: finding.version, status: 412 },
  );
  expect(late.current).toMatchObject({ title: 'First', version: finding.version + 1 });
  await ada.patch(`/findings/${finding.id}`, { title: 'Third' }, { status: 428 });
});
