import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { enrol, join, type Student, testApp } from '../../testing/index.ts';

async function download(person: Student) {
  const answer = await person.ask('/api/v1/me/export');
  const files = unzipSync(answer.rawPayload);
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  return { answer, paths: Object.keys(files), textOf, read: (path: string) => JSON.parse(textOf(path)) };
}

test('the archive holds the account, every workspace, and the files as they were dropped', async () => {
  const server = await testApp({ now: '2027-02-12T08:00:00Z' });
  const ada = await enrol(server, { displayName: 'Ada Park' });
  await ada.post('/courses', { title: 'Biology', code: 'BIO 101' });
  await ada.post('/tasks', { title: 'Essay' });
  await ada.drop({ name: 'syllabus.txt', bytes: 'first' });
  await ada.drop({ name: 'syllabus.txt', bytes: 'second' });
  await ada.post('/calendar-feeds');

  const { answer, paths, read, textOf } = await download(ada);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="syllabi-2027-02-12.zip"',
    'cache-control': 'no-store',
  });
  const folder = 'workspaces/Ada Park’s workspace';
  expect(paths).toEqual([
    'README.txt',
    'account.json',
    'profile.json',
    'notifications.json',
    'tickets.json',
    `${folder}/workspace.json`,
    `${folder}/courses.json`,
    `${folder}/tasks.json`,
    `${folder}/labels.json`,
    `${folder}/task-views.json`,
    `${folder}/findings.json`,
    `${folder}/second-readings.json`,
    `${folder}/chats.json`,
    `${folder}/feeds.json`,
    `${folder}/activity.json`,
    `${folder}/messages.json`,
    `${folder}/documents.json`,
    `${folder}/documents/syllabus.txt`,
    `${folder}/documents/syllabus (2).txt`,
  ]);
  expect(read('account.json')).toMatchObject({
    email: ada.account.email,
    sessions: [{ signInProvider: 'password' }],
  });
  expect(read(`${folder}/courses.json`)).toMatchObject([{ title: 'Biology', meetings: [], scores: [] }]);
  expect(read(`${folder}/tasks.json`)).toMatchObject([{ title: 'Essay' }]);
  expect([textOf(paths.at(-2) ?? ''), textOf(paths.at(-1) ?? '')]).toEqual(['first', 'second']);
  expect(read(`${folder}/feeds.json`)[0]).not.toHaveProperty('tokenSealed');
});

test('the conversations of others in a shared workspace stay theirs', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const member = await join(server, owner, 'member');
  await member.post('/conversations');
  const { paths, read } = await download(owner);
  const chats = paths.find((path) => path.endsWith('chats.json')) ?? '';
  expect(read(chats)).toEqual([]);
});

test('of shared tasks go along the steps, and the person’s own words, reminders, deeds and views', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const member = await join(server, owner, 'member');
  const { id } = await owner.post('/tasks', { title: 'Essay' });
  await owner.post(`/tasks/${id}/subtasks`, { title: 'Read' });
  for (const person of [owner, member]) {
    await person.post(`/tasks/${id}/comments`, { text: `From ${person.account.id}` });
    await person.post(`/tasks/${id}/reminders`, { minutesBefore: 60 });
    await person.post('/task-views', { name: person.account.id, search: 'view=board' });
  }
  await owner.post('/labels', { name: 'Lab' });
  const { paths, read } = await download(member);
  const file = (name: string) =>
    read(paths.find((path) => path.endsWith(name) && !path.includes('A member')) ?? '');
  expect(file('/tasks.json')).toMatchObject([
    {
      subtasks: [{ title: 'Read' }],
      comments: [{ text: `From ${member.account.id}` }],
      reminders: [{ accountId: member.account.id }],
      history: [],
    },
  ]);
  expect(file('/labels.json')).toMatchObject([{ name: 'Lab' }]);
  expect(file('/task-views.json')).toMatchObject([{ name: member.account.id }]);
});

test('what somebody wrote to whoever runs the server goes along, and nobody else’s letters', async () => {
  const server = await testApp();
  const [ada, ben] = [await enrol(server), await enrol(server)];
  const { reference } = await ada.post('/api/v1/me/support-tickets', {
    subject: 'A syllabus is read wrongly',
    message: 'The exam is on the eighth, not on the ninth.',
    page: '/documents',
  });
  expect((await download(ada)).read('tickets.json')).toMatchObject([
    { reference, subject: 'A syllabus is read wrongly', page: '/documents', email: ada.account.email },
  ]);
  expect((await download(ben)).read('tickets.json')).toEqual([]);
});
