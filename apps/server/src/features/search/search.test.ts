import { expect, test } from 'vitest';
import { enrol, join, testApp } from '../../testing/index.ts';

const server = await testApp();

test.each([
  ['bio', { courses: 1, tasks: 1, documents: 0 }],
  ['bio101', { courses: 1, tasks: 1, documents: 0 }],
  ['essay', { courses: 0, tasks: 1, documents: 0 }],
  ['SYLL', { courses: 0, tasks: 0, documents: 1 }],
  ['50%', { courses: 0, tasks: 0, documents: 0 }],
  ['archived', { courses: 0, tasks: 0, documents: 0 }],
])('“%s” finds %j', async (q, expected) => {
  const ada = await enrol(server);
  const { id: courseId } = await ada.post('/courses', { code: 'BIO 101', title: 'Principles of Biology' });
  await ada.post('/tasks', { title: 'Essay', courseId });
  await ada.drop({ name: 'syllabus.pdf', bytes: 'a' });
  const { courses, tasks, documents } = await ada.get(`/search?q=${encodeURIComponent(q)}`);
  expect({ courses: courses.length, tasks: tasks.length, documents: documents.length }).toEqual(expected);
});

test('of tasks what is to come stands before what is past, and what is done after both', async () => {
  const ada = await enrol(await testApp({ now: '2027-02-11T12:00:00Z' }));
  const add = (title: string, dueOn: string | null, status = 'todo') =>
    ada.post('/tasks', { title: `Quiz ${title}`, dueOn, status });
  await add('long past', '2026-10-01');
  await add('past', '2027-02-01');
  await add('done', '2027-02-20', 'done');
  await add('later', '2027-03-05');
  await add('today', '2027-02-11');
  await add('some day', null);
  const { tasks } = await ada.get('/search?q=quiz');
  expect(tasks.map(({ title }: { title: string }) => title.slice(5))).toEqual([
    'today',
    'later',
    'some day',
    'past',
    'long past',
    'done',
  ]);
});

test('people are found by name and address, by those who share the workspace with them', async () => {
  const ada = await enrol(server);
  const vic = await join(server, ada, 'member');
  await vic.patch('/api/v1/me/profile', { name: 'Victor Lindqvist' });
  const { people } = await ada.get('/search?q=lindq');
  expect(people).toMatchObject([{ name: 'Victor Lindqvist' }]);
  const { email } = vic.account;
  const names = async (q: string) =>
    (await ada.get(`/search?q=${encodeURIComponent(q)}`)).people.map(({ name }: { name: string }) => name);
  expect(await names(email)).toEqual(['Victor Lindqvist']);
  expect(await names(email.split('@')[0] ?? '')).toEqual(['Victor Lindqvist']);
  expect(await names('example')).toEqual([]);
  const bob = await enrol(server);
  expect((await bob.get('/search?q=lindq')).people).toEqual([]);
});

test('messages to the assistant are found by who wrote them alone, with the words around', async () => {
  const ada = await enrol(server);
  const vic = await join(server, ada, 'member');
  const { id } = await ada.post('/conversations', {});
  await ada.post(`/conversations/${id}/messages`, { text: 'What is the policy on late submissions?' });
  const { messages } = await ada.get('/search?q=late%20sub');
  expect(messages).toMatchObject([{ conversationId: id }]);
  expect(messages[0].text).toContain('late submissions');
  expect((await vic.get('/search?q=late%20sub')).messages).toEqual([]);
});

test('what people said is found by those who may read it, with where it was said', async () => {
  const ada = await enrol(server);
  const [vic, eve] = [await join(server, ada, 'viewer'), await join(server, ada, 'member')];
  await vic.patch('/api/v1/me/profile', { name: 'Victor Lindqvist' });
  const { id: courseId } = await ada.post('/courses', { code: 'BIO 101', title: 'Principles of Biology' });
  const course = await ada.post('/chats', { kind: 'course', courseId });
  const direct = await ada.post('/chats', { kind: 'direct', accountId: vic.account.id });
  const say = (chatId: string, text: string) =>
    vic.post(`/chats/${chatId}/messages`, { id: crypto.randomUUID(), text });
  await say(course.id, 'The microscope stands in **Wexler** 12');
  await say(direct.id, 'Meet me at Wexler 14');
  const found = async (who: typeof ada) =>
    (await who.get('/search?q=wexler')).chatMessages.toSorted((a: { title: string }, b: { title: string }) =>
      a.title.localeCompare(b.title),
    );
  expect(await found(ada)).toMatchObject([
    { chatId: direct.id, number: 1, authorName: 'Victor Lindqvist', title: '' },
    { chatId: course.id, number: 1, authorName: 'Victor Lindqvist', title: 'BIO 101' },
  ]);
  expect((await found(eve)).map(({ chatId }: { chatId: string }) => chatId)).toEqual([course.id]);
});
