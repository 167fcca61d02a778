import { expect, test } from 'vitest';
import {
  aFinding,
  anExtraction,
  aWarning,
  enrol,
  fakeReader,
  type Student,
  testApp,
} from './testing/index.ts';

const MESSAGE = '01890a5d-ac96-774b-bcce-b302099a8057';

/** One of everything that a workspace can hold, by the name it has in addresses. */
async function oneOfEach(ada: Student, document: { id: string; course: { id: string } }) {
  const courseId = document.course.id;
  const { items: findings } = await ada.get(`/documents/${document.id}/findings`);
  const { items: questions } = await ada.get(`/documents/${document.id}/questions`);
  const component = await ada.post(`/courses/${courseId}/components`, { name: 'Labs' });
  const score = { componentId: component.id, earned: 9, outOf: 10 };
  const { id: taskId } = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-04-01' });
  const [subtask] = (await ada.post(`/tasks/${taskId}/subtasks`, { title: 'Outline' })).items;
  const [comment] = (await ada.post(`/tasks/${taskId}/comments`, { text: 'Started.' })).items;
  const [reminder] = (await ada.post(`/tasks/${taskId}/reminders`, { minutesBefore: 60 })).items;
  const label = await ada.post('/labels', { name: 'Lab' });
  const [view] = (await ada.post('/task-views', { name: 'Labs', search: '' })).items;
  const { id: chatId } = await ada.post('/chats', { kind: 'course', courseId });
  await ada.post(`/chats/${chatId}/messages`, { id: MESSAGE, text: 'Hello' });
  return {
    courseId,
    documentId: document.id,
    findingId: findings[0].id,
    questionId: questions[0].id,
    entry: 0,
    taskId,
    subtaskId: subtask.id,
    commentId: comment.id,
    reminderId: reminder.id,
    labelId: label.id,
    viewId: view.id,
    chatId,
    messageId: MESSAGE,
    emoji: encodeURIComponent('👍'),
    fileId: MESSAGE,
    feedId: (await ada.post('/calendar-feeds')).id,
    conversationId: (await ada.post('/conversations')).id,
    invitationId: (await ada.post('/invitations', { email: 'theo@example.org' })).id,
    meetingId: (await ada.post(`/courses/${courseId}/meetings`, { days: ['MO'], kind: 'lab' })).id,
    componentId: component.id,
    scoreId: (await ada.post(`/courses/${courseId}/scores`, score)).id,
    dayOffId: (await ada.post(`/courses/${courseId}/days-off`, { title: 'Break', startsOn: '2027-03-08' }))
      .id,
    accountId: ada.account.id,
    linkId: (await ada.post('/invite-links')).id,
  };
}

/** A body that every route of this address accepts, so that only the row decides. */
const bodies: Record<string, object> = {
  meetings: { days: ['MO'], kind: 'lab' },
  components: { name: 'Labs' },
  'days-off': { title: 'Break', startsOn: '2027-03-08' },
  subtasks: { title: 'Step' },
  comments: { text: 'Done?' },
  ':subtaskId': { isDone: true },
  ':viewId': { name: 'Exams' },
  ':commentId': { text: 'Done!' },
  reminders: { minutesBefore: 60 },
  people: { accountIds: ['someone'] },
  reading: { number: 1 },
  ':messageId': { text: 'Hello!' },
  scores: { componentId: MESSAGE, earned: 9, outOf: 10 },
  findings: { kind: 'exam', title: 'Exam', date: '2027-05-01', evidence: { page: 1, quote: 'Exam' } },
  draft: { page: 1, quote: 'Exam' },
  finding: { kind: 'exam', title: 'Exam', date: '2027-05-01' },
  answer: { year: 2027 },
  reopening: { findingIds: [] },
  return: { findingIds: [] },
  messages: { id: MESSAGE, text: 'When is the exam?' },
  ':accountId': { role: 'viewer' },
};

const aFile = {
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  payload: [
    '--edge',
    'content-disposition: form-data; name="file"; filename="a.txt"',
    'content-type: text/plain',
    '',
    'Hello',
    '--edge--',
    '',
  ].join('\r\n'),
};

test('every row of another workspace is answered as if it did not exist', { timeout: 60_000 }, async () => {
  const said = {
    findings: [aFinding()],
    warnings: [aWarning({ findingIds: ['quiz-1'] })],
    ledger: [{ text: '5/3', page: 1, outcome: 'dismissed' as const }],
  };
  const server = await testApp({ reader: fakeReader({ extraction: anExtraction(said) }) });
  const ada = await enrol(server);
  const document = await ada.dropAndRead({ name: 'a.txt', bytes: 'a' });
  const rows: Record<string, string | number> = await oneOfEach(ada, document);
  const ben = await enrol(server);
  const before = await server.database.pool.query(
    'select id, version from tasks union all select id, version from findings order by id',
  );

  const ofRows = server.routes.filter(
    ({ method, url }) => method !== 'HEAD' && /\/:workspaceId\/.*:/.test(url),
  );
  expect(ofRows.length).toBeGreaterThan(40);
  for (const { method, url } of ofRows) {
    const address = url.replace(/:(\w+)/g, (_, name) =>
      name === 'workspaceId' ? ben.workspaceId : String(rows[name]),
    );
    const payload =
      method === 'GET' || method === 'DELETE' ? undefined : (bodies[url.split('/').at(-1) ?? ''] ?? {});
    const isUpload = method === 'POST' && url.endsWith('/files');
    const answer = await ben.ask({
      method: method as 'GET',
      url: address,
      ...(isUpload ? aFile : { headers: { 'if-match': '"1"' }, ...(payload && { payload }) }),
    });
    expect(`${method} ${url}: ${answer.statusCode} ${answer.statusCode === 404 ? '' : answer.body}`).toBe(
      `${method} ${url}: 404 `,
    );
  }
  const after = await server.database.pool.query(
    'select id, version from tasks union all select id, version from findings order by id',
  );
  expect(after.rows).toEqual(before.rows);
});

test('a course of another workspace cannot be named in what one writes', async () => {
  const server = await testApp();
  const [ada, ben] = [await enrol(server), await enrol(server)];
  const { id: courseId } = await ada.post('/courses', { title: 'Biology' });
  await ben.post('/tasks', { title: 'Essay', courseId }, { status: 404 });
  await ben.post('/calendar-feeds', { courseIds: [courseId] }, { status: 404 });
  await ben.post('/conversations', { courseIds: [courseId] }, { status: 404 });
  expect((await ben.drop({ name: 'a.txt', bytes: 'a', courseId })).statusCode).toBe(404);
  expect((await ben.get('/documents')).items).toEqual([]);
});

test('the feeds and conversations of another member are not for the others', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  const ben = await enrol(server, { workspaceId: ada.workspaceId });
  await server.database.pool.query(
    `insert into members (workspace_id, account_id, role, joined_at) values ($1, $2, 'admin', now())`,
    [ada.workspaceId, ben.account.id],
  );
  const [feed, conversation] = [await ada.post('/calendar-feeds'), await ada.post('/conversations')];
  expect((await ben.get('/calendar-feeds')).items).toEqual([]);
  await ben.post(`/calendar-feeds/${feed.id}/address`, {}, { status: 404 });
  await ben.get(`/conversations/${conversation.id}/messages`, { status: 404 });
});
