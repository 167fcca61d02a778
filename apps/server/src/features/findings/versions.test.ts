import type { Extraction } from '@syllabi/extraction';
import { describe, expect, test } from 'vitest';
import { aFinding, anExtraction, aWarning, enrol, fakeReader, testApp } from '../../testing/index.ts';

const reader = fakeReader();
const server = await testApp({ now: '2027-01-04T15:00:00Z', reader });

const FIRST: Partial<Extraction> = {
  findings: [
    aFinding({ id: 'a', title: 'Quiz 1', date: '2027-02-12' }),
    aFinding({ id: 'b', title: 'Midterm exam', kind: 'exam', date: '2027-03-03' }),
    aFinding({ id: 'c', title: 'Poster', kind: 'project', date: '2027-04-09' }),
  ],
  grading: [
    { component: 'Quizzes', weight: 40, evidence: [] },
    { component: 'Exams', weight: 60, evidence: [] },
  ],
};
const SECOND: Partial<Extraction> = {
  findings: [
    aFinding({ id: 'a2', title: 'Quiz 1', date: '2027-02-19' }),
    aFinding({ id: 'b2', title: 'Midterm exam', kind: 'exam', date: '2027-03-03' }),
    aFinding({ id: 'd2', title: 'Essay', kind: 'assignment', date: '2027-04-20' }),
  ],
  grading: [
    { component: 'Weekly quizzes', weight: 40, evidence: [] },
    { component: 'Exams', weight: 60, evidence: [] },
  ],
};

let drops = 0;

/** A student who took over all of the first version, and then adds the second. */
async function withFirst() {
  const ada = await enrol(server);
  const drop = async (said: Partial<Extraction>, more: { replacesId?: string } = {}) => {
    drops += 1;
    reader.finds({
      extraction: anExtraction(said),
      passages: [
        {
          heading: null,
          text: 'Poster, Apr 9',
          evidence: { page: 4, quote: 'Poster, Apr 9', span: [0, 13] },
        },
      ],
    });
    return ada.dropAndRead({ name: `bio-${drops}.txt`, bytes: `version ${drops}`, ...more });
  };
  const first = await drop(FIRST);
  await ada.post(`/documents/${first.id}/acceptance`);
  const findings = async (id: string) => (await ada.get(`/documents/${id}/findings`)).items;
  const tasks = async () => (await ada.get('/tasks')).items;
  const changes = async (id: string) =>
    Object.fromEntries(
      (await findings(id)).map(({ title, change }: Titled) => [title, change?.type ?? null]),
    );
  return { ada, first, drop, findings, tasks, changes };
}

interface Titled {
  id: string;
  title: string;
  change: { type: string } | null;
}

interface Reviewed extends Titled {
  review: string;
}

interface Dated extends Titled {
  date: string;
}

const titleAndDay = (tasks: { title: string; dueOn: string }[]) =>
  tasks.map(({ title, dueOn }) => `${title} ${dueOn}`).sort();

test('a newer syllabus of the course says what moved, came and went, and the plan waits', async () => {
  const { ada, first, drop, tasks, changes } = await withFirst();
  const before = titleAndDay(await tasks());
  const second = await drop(SECOND);
  expect(second).toMatchObject({
    replaces: { id: first.id, name: first.name },
    course: { id: first.course.id },
    review: { open: 1, changes: 3 },
  });
  expect(await ada.get(`/documents/${first.id}`)).toMatchObject({
    replacedBy: { id: second.id },
    review: { open: 0, accepted: 0, changes: 0 },
  });
  expect(await changes(second.id)).toEqual({
    'Quiz 1': 'moved',
    'Midterm exam': null,
    Poster: 'gone',
    Essay: 'new',
  });
  expect(titleAndDay(await tasks())).toEqual(before);
});

test('accepting all moves, adds and drops; tasks keep their ids, state and what was changed in them', async () => {
  const { ada, drop, tasks } = await withFirst();
  const quiz = (await tasks()).find(({ title }: Titled) => title === 'Quiz 1');
  await ada.patch(
    `/tasks/${quiz.id}`,
    { status: 'done', notes: 'Chapters 1 to 3' },
    { version: quiz.version },
  );
  const second = await drop(SECOND);
  const answer = await ada.post(`/documents/${second.id}/changes/acceptance`);
  expect(answer).toMatchObject({ waiting: 0 });
  expect(answer.findingIds).toHaveLength(3);
  expect(titleAndDay(await tasks())).toEqual([
    'Essay 2027-04-20',
    'Midterm exam 2027-03-03',
    'Quiz 1 2027-02-19',
  ]);
  expect((await tasks()).find(({ title }: Titled) => title === 'Quiz 1')).toMatchObject({
    id: quiz.id,
    status: 'done',
    source: { documentId: second.id },
  });
  expect(await ada.get(`/tasks/${quiz.id}`)).toMatchObject({ notes: 'Chapters 1 to 3' });

  await ada.post(`/documents/${second.id}/changes/return`, { findingIds: answer.findingIds });
  expect(titleAndDay(await tasks())).toEqual([
    'Midterm exam 2027-03-03',
    'Poster 2027-04-09',
    'Quiz 1 2027-02-12',
  ]);
  expect(await ada.get(`/documents/${second.id}`)).toMatchObject({ review: { changes: 3 } });
});

test('one change is accepted, another refused, the rest waits', async () => {
  const { ada, drop, findings, tasks, changes } = await withFirst();
  const second = await drop(SECOND);
  const idOf = async (title: string) =>
    (await findings(second.id)).find((one: Titled) => one.title === title).id;
  await ada.post(`/documents/${second.id}/changes/acceptance`, { findingIds: [await idOf('Quiz 1')] });
  await ada.post(`/documents/${second.id}/changes/refusal`, { findingIds: [await idOf('Poster')] });
  expect(await changes(second.id)).toEqual({
    'Quiz 1': null,
    'Midterm exam': null,
    Poster: null,
    Essay: 'new',
  });
  expect(titleAndDay(await tasks())).toEqual([
    'Midterm exam 2027-03-03',
    'Poster 2027-04-09',
    'Quiz 1 2027-02-19',
  ]);
});

test('what was set by hand is shown beside what the new version says, and stays', async () => {
  const { ada, first, drop, findings, tasks } = await withFirst();
  const quiz = (await findings(first.id)).find(({ title }: Titled) => title === 'Quiz 1');
  await ada.patch(
    `/findings/${quiz.id}`,
    { date: '2027-02-15', title: 'My quiz' },
    { version: quiz.version },
  );
  const second = await drop(SECOND);
  const mine = (await findings(second.id)).find(({ id }: Titled) => id === quiz.id);
  expect(mine.change).toMatchObject({
    type: 'moved',
    fields: [{ field: 'date', from: '2027-02-15', to: '2027-02-19', edited: true }],
  });
  await ada.post(`/documents/${second.id}/changes/acceptance`);
  expect(titleAndDay(await tasks())).toContain('My quiz 2027-02-15');
});

test('a question that was answered is not asked again', async () => {
  const { ada, first, findings, drop } = await withFirst();
  const quiz = (await findings(first.id)).find(({ title }: Titled) => title === 'Quiz 1');
  await ada.patch(`/findings/${quiz.id}`, { date: '2027-02-15' }, { version: quiz.version });
  const second = await drop({
    ...SECOND,
    warnings: [aWarning({ code: 'weekday-mismatch', findingIds: ['a2'] })],
  });
  expect((await ada.get(`/documents/${second.id}/questions`)).items).toMatchObject([
    { answer: { date: '2027-02-15' } },
  ]);
});

test('a part of the grade that is renamed keeps its scores', async () => {
  const { ada, first, drop } = await withFirst();
  const course = `/courses/${first.course.id}`;
  const [quizzes] = (await ada.get(course)).components;
  const second = await drop(SECOND);
  expect((await ada.get(course)).components).toMatchObject([
    { id: quizzes.id, name: 'Quizzes' },
    { name: 'Exams' },
  ]);
  await ada.post(`/documents/${second.id}/facts/acceptance`);
  expect((await ada.get(course)).components).toMatchObject([
    { id: quizzes.id, name: 'Weekly quizzes' },
    { name: 'Exams' },
  ]);
});

test('deleted, the new version hands everything back; restored, it asks again', async () => {
  const { ada, first, drop, tasks, changes } = await withFirst();
  const before = await tasks();
  const second = await drop(SECOND);
  await ada.post(`/documents/${second.id}/changes/acceptance`);
  await ada.delete(`/documents/${second.id}`);
  expect(titleAndDay(await tasks())).toEqual(titleAndDay(before));
  expect((await tasks()).map(({ id }: Titled) => id).sort()).toEqual(
    before.map(({ id }: Titled) => id).sort(),
  );
  expect(await ada.get(`/documents/${first.id}`)).toMatchObject({
    replacedBy: null,
    review: { accepted: 3 },
  });

  await ada.post(`/documents/${second.id}/restoration`);
  expect(await changes(second.id)).toMatchObject({ 'Quiz 1': 'moved', Poster: 'gone' });
  expect((await ada.get(`/courses/${first.course.id}`)).components).toHaveLength(2);
});

test('a version between two is deleted and restored without a trace in the plan', async () => {
  const { ada, first, drop, tasks, findings } = await withFirst();
  const second = await drop(SECOND, { replacesId: first.id });
  await ada.post(`/documents/${second.id}/changes/acceptance`);
  const third = await drop({ ...SECOND, language: 'en' }, { replacesId: first.id });
  const before = titleAndDay(await tasks());
  await ada.delete(`/documents/${second.id}`);
  expect(await findings(first.id)).toEqual([]);
  expect(await ada.get(`/documents/${first.id}`)).toMatchObject({ replacedBy: { id: third.id } });
  await ada.post(`/documents/${second.id}/restoration`);
  expect(await findings(second.id)).toEqual([]);
  expect(titleAndDay(await tasks())).toEqual(before);
});

test('an earlier version that is read again or accepted again gives nothing twice', async () => {
  const { ada, first, drop, tasks, findings } = await withFirst();
  await drop(SECOND);
  const before = titleAndDay(await tasks());
  reader.finds({ extraction: anExtraction(FIRST) });
  await ada.post(`/documents/${first.id}/reading`);
  await server.jobs.drain();
  await ada.post(`/documents/${first.id}/facts/acceptance`, {}, { status: 409 });
  expect(await findings(first.id)).toEqual([]);
  expect(titleAndDay(await tasks())).toEqual(before);
  expect((await ada.get(`/courses/${first.course.id}`)).components).toHaveLength(2);
});

test('events keep their UIDs in calendars when a new version moves them', async () => {
  const { ada, drop } = await withFirst();
  const { address } = await ada.post('/calendar-feeds');
  const uidOf = async (title: string) => {
    const { body } = await server.app.inject(new URL(address).pathname);
    const event = body.split('BEGIN:VEVENT').find((text) => text.includes(title));
    return {
      uid: /UID:(.*)/.exec(event ?? '')?.[1]?.trim(),
      day: /DTSTART[^:]*:(\d{8})/.exec(event ?? '')?.[1],
    };
  };
  const before = await uidOf('Quiz 1');
  const second = await drop(SECOND);
  await ada.post(`/documents/${second.id}/changes/acceptance`);
  expect(before).toMatchObject({ uid: expect.any(String), day: '20270212' });
  expect(await uidOf('Quiz 1')).toEqual({ uid: before.uid, day: '20270219' });
});

test('a document that is no new version after all stands beside the other', async () => {
  const { ada, first, drop, tasks, findings } = await withFirst();
  const before = titleAndDay(await tasks());
  const second = await drop(SECOND);
  expect(await ada.delete(`/documents/${second.id}/replacement`)).toMatchObject({
    replaces: null,
    review: { changes: 0 },
  });
  expect(titleAndDay(await tasks())).toEqual(before);
  expect(await findings(first.id)).toHaveLength(3);
  expect(await findings(second.id)).toHaveLength(3);
});

describe('that it is no new version', () => {
  const decided = async () => {
    const known = await withFirst();
    const second = await known.drop(SECOND);
    const idOf = async (title: string) =>
      (await known.findings(second.id)).find((one: Titled) => one.title === title).id;
    const changes = `/documents/${second.id}/changes`;
    await known.ada.post(`${changes}/acceptance`, {
      findingIds: [await idOf('Quiz 1'), await idOf('Essay')],
    });
    await known.ada.post(`${changes}/refusal`, { findingIds: [await idOf('Poster')] });
    await known.ada.post(`/documents/${second.id}/facts/acceptance`);
    const link = `/documents/${second.id}/replacement`;
    /** Versions count up, and the rest is as it was. */
    const state = async () => ({
      document: { ...(await known.ada.get(`/documents/${second.id}`)), version: 0 },
      findings: (await known.findings(second.id)).map((one: Titled) => ({ ...one, version: 0 })),
      tasks: titleAndDay(await known.tasks()),
      components: (await known.ada.get(`/courses/${second.course.id}`)).components.map(
        ({ id, name, weight }: { id: string; name: string; weight: number }) => ({ id, name, weight }),
      ),
    });
    return { ...known, second, link, state };
  };

  test('is taken back, and everything is decided as it was', async () => {
    const { ada, first, link, findings, state } = await decided();
    const before = await state();
    expect(before.document.review).toMatchObject({ changes: 0, decided: 3 });
    await ada.delete(link);
    expect(await findings(first.id)).toHaveLength(3);
    await ada.post(link);
    expect(await state()).toEqual(before);
    expect(await findings(first.id)).toEqual([]);
  });

  test('is taken back where nothing was decided yet', async () => {
    const { ada, drop, changes, tasks } = await withFirst();
    const second = await drop(SECOND);
    const before = [await changes(second.id), titleAndDay(await tasks())];
    await ada.delete(`/documents/${second.id}/replacement`);
    await ada.post(`/documents/${second.id}/replacement`);
    expect([await changes(second.id), titleAndDay(await tasks())]).toEqual(before);
  });

  test('is not taken back once something else was decided', async () => {
    const { ada, second, link, findings } = await decided();
    await ada.delete(link);
    const [one] = (await findings(second.id)).filter(({ review }: Reviewed) => review === 'open');
    await ada.post(`/findings/${one.id}/acceptance`);
    expect(await ada.post(link, {}, { status: 409 })).toMatchObject({ code: 'finding/decided-since' });
    await ada.delete(`/findings/${one.id}/acceptance`);
    await ada.post(link);
  });

  test('cannot be said of a version that was replaced itself', async () => {
    const { ada, first, drop, second, link, tasks } = await decided();
    await drop({ ...SECOND, language: 'en' }, { replacesId: first.id });
    const before = titleAndDay(await tasks());
    expect(await ada.delete(link, { status: 409 })).toMatchObject({ code: 'finding/superseded' });
    expect(await ada.get(`/documents/${second.id}`)).toMatchObject({ replaces: { id: first.id } });
    expect(titleAndDay(await tasks())).toEqual(before);
  });
});

describe('a file that is here already, chosen as a new version', () => {
  const apart = async () => {
    const known = await withFirst();
    const second = await known.drop(SECOND);
    await known.ada.delete(`/documents/${second.id}/replacement`);
    const choose = async (file: { name: string; replacesId: string }) =>
      (await known.ada.drop({ ...file, bytes: `version ${drops}` })).json();
    return { ...known, second, choose: (replacesId: string) => choose({ name: 'again.txt', replacesId }) };
  };

  test('becomes it, as if it had never been separated', async () => {
    const { first, second, choose, changes } = await apart();
    expect(await choose(first.id)).toMatchObject({
      alreadyHere: true,
      document: { id: second.id, replaces: { id: first.id }, review: { changes: 3 } },
    });
    expect(await changes(second.id)).toMatchObject({ 'Quiz 1': 'moved', Poster: 'gone', Essay: 'new' });
  });

  test('becomes it with what it has in the plan itself; nothing is there twice once all is accepted', async () => {
    const { ada, first, second, choose, tasks, findings } = await apart();
    await ada.post(`/documents/${second.id}/acceptance`);
    const before = await tasks();
    expect(titleAndDay(before)).toContain('Midterm exam 2027-03-03');
    expect(before).toHaveLength(6);
    await choose(first.id);
    expect(await findings(first.id)).toEqual([]);
    const told = (await findings(second.id)).map(
      ({ title, date, change }: Dated) => `${title} ${date} ${change?.type ?? null}`,
    );
    expect(told.sort()).toEqual([
      'Essay 2027-04-20 null',
      'Midterm exam 2027-03-03 null',
      'Midterm exam 2027-03-03 twice',
      'Poster 2027-04-09 gone',
      'Quiz 1 2027-02-12 moved',
      'Quiz 1 2027-02-19 twice',
    ]);
    const twins = (await findings(second.id)).filter(({ change }: Titled) => change?.type === 'twice');
    for (const { evidence } of twins) expect(evidence).toHaveLength(1);
    const answer = await ada.post(`/documents/${second.id}/changes/acceptance`);
    expect(titleAndDay(await tasks())).toEqual([
      'Essay 2027-04-20',
      'Midterm exam 2027-03-03',
      'Quiz 1 2027-02-19',
    ]);
    expect((await ada.get(`/courses/${first.course.id}`)).components).toHaveLength(2);
    await ada.post(`/documents/${second.id}/changes/return`, { findingIds: answer.findingIds });
    expect(await tasks()).toHaveLength(6);
  });

  test('goes to the course of the earlier one', async () => {
    const { ada, first, second, choose } = await apart();
    const other = await ada.post('/courses', { title: 'Another' });
    const { version } = await ada.get(`/documents/${second.id}`);
    await ada.patch(`/documents/${second.id}`, { courseId: other.id }, { version });
    expect(await choose(first.id)).toMatchObject({ document: { course: { id: first.course.id } } });
  });

  test('stays as it is where it is the newest version already', async () => {
    const { first, second, choose } = await apart();
    await choose(first.id);
    expect(await choose(first.id)).toMatchObject({ alreadyHere: true, document: { id: second.id } });
  });

  test('is refused in words where it cannot be one', async () => {
    const { ada, first, second, choose, drop } = await apart();
    expect(await choose(second.id)).toMatchObject({ code: 'document/same-file', status: 409 });
    await choose(first.id);
    const bytes = `version ${drops}`;
    const other = await drop({ findings: [aFinding({ id: 'z', title: 'Field trip', date: '2027-05-01' })] });
    const asVersionOf = async (replacesId: string) =>
      (await ada.drop({ name: 'a.txt', bytes, replacesId })).json();
    expect(await asVersionOf(other.id)).toMatchObject({ code: 'document/is-version-of-another' });
    await drop({ ...SECOND, language: 'en' }, { replacesId: second.id });
    expect(await asVersionOf(other.id)).toMatchObject({
      code: 'document/is-earlier-version',
      detail: expect.stringContaining('went over to'),
    });
  });
});

describe('an earlier version', () => {
  test('takes no findings, edits or decisions, since the newer one has them', async () => {
    const { ada, first, drop, tasks } = await withFirst();
    const finding = { kind: 'exam', title: 'Final', date: '2027-05-01', evidence: { page: 1, quote: 'x' } };
    await drop(SECOND);
    const before = titleAndDay(await tasks());
    const path = `/documents/${first.id}`;
    for (const [where, body] of [
      ['findings', finding],
      ['acceptance', {}],
      ['changes/acceptance', {}],
      ['changes/refusal', {}],
      ['facts/acceptance', {}],
      ['facts/refusal', {}],
    ] as const)
      expect(await ada.post(`${path}/${where}`, body, { status: 409 })).toMatchObject({
        code: 'finding/superseded',
        title: 'The dates of this document went over to a newer version of it.',
      });
    await ada.delete(`${path}/facts/acceptance`, { status: 409 });
    expect(titleAndDay(await tasks())).toEqual(before);
  });

  test('makes no finding of a date that was set aside in it', async () => {
    const { ada, drop } = await withFirst();
    const entry = { text: 'May 3', page: 1, date: '2027-05-03', outcome: 'dismissed' as const };
    const first = await drop({ ...FIRST, language: 'en', ledger: [entry] });
    await drop({ ...SECOND, language: 'en' }, { replacesId: first.id });
    const made = await ada.post(
      `/documents/${first.id}/ledger/0/finding`,
      { kind: 'exam', title: 'Final' },
      { status: 409 },
    );
    expect(made).toMatchObject({ code: 'finding/superseded' });
  });
});

test('a date that was set by hand follows the new version where that is wanted, and comes back', async () => {
  const { ada, first, drop, findings, tasks } = await withFirst();
  const quiz = (await findings(first.id)).find(({ title }: Titled) => title === 'Quiz 1');
  await ada.patch(`/findings/${quiz.id}`, { date: '2027-02-15' }, { version: quiz.version });
  const second = await drop(SECOND);
  const changes = `/documents/${second.id}/changes`;
  const chosen = { findingIds: [quiz.id] };
  await ada.post(`${changes}/acceptance`, { ...chosen, overEdits: true });
  expect(titleAndDay(await tasks())).toContain('Quiz 1 2027-02-19');
  expect(await ada.get(`/findings/${quiz.id}`)).toMatchObject({ change: null, editedFields: [] });
  await ada.post(`${changes}/return`, chosen);
  expect(titleAndDay(await tasks())).toContain('Quiz 1 2027-02-15');
  expect(await ada.get(`/findings/${quiz.id}`)).toMatchObject({
    editedFields: ['date'],
    change: { fields: [{ from: '2027-02-15', to: '2027-02-19', edited: true }] },
  });
});

test('a file can be named a new version of any document, and the newest of its versions is meant', async () => {
  const { ada, first, drop } = await withFirst();
  const second = await drop(
    { findings: [aFinding({ id: 'x', title: 'Something else', date: '2027-05-01' })] },
    { replacesId: first.id },
  );
  expect(second).toMatchObject({ replaces: { id: first.id }, review: { changes: 4 } });
  const third = await drop(SECOND, { replacesId: first.id });
  expect(third).toMatchObject({ replaces: { id: second.id } });
  expect((await ada.drop({ name: 'a.txt', bytes: 'other', replacesId: ada.workspaceId })).statusCode).toBe(
    404,
  );
});

test('read again, a new version still waits for the same decisions', async () => {
  const { ada, drop, changes } = await withFirst();
  const second = await drop(SECOND);
  await ada.post(`/documents/${second.id}/reading`);
  await server.jobs.drain();
  expect(await changes(second.id)).toEqual({
    'Quiz 1': 'moved',
    'Midterm exam': null,
    Poster: 'gone',
    Essay: 'new',
  });
});

test('the corrections of a document are handed out as labels', async () => {
  const { ada, first, findings } = await withFirst();
  const quiz = (await findings(first.id)).find(({ title }: Titled) => title === 'Quiz 1');
  await ada.patch(`/findings/${quiz.id}`, { title: 'First quiz' }, { version: quiz.version });
  const labels = await ada.get(`/documents/${first.id}/corrections`);
  expect(labels).toMatchObject({
    id: first.id,
    course: { code: 'BIO 101' },
    grading: [{ component: 'Quizzes', weight: 40 }, { component: 'Exams' }],
  });
  expect(labels.items.map(({ title }: Titled) => title)).toEqual(['First quiz', 'Midterm exam', 'Poster']);
});

test('an unrelated document of the course is no new version', async () => {
  const { drop } = await withFirst();
  const other = await drop({
    findings: [aFinding({ id: 'z', title: 'Field trip', kind: 'other', date: '2027-05-01' })],
  });
  expect(other).toMatchObject({ replaces: null, review: { open: 1, changes: 0 } });
});
