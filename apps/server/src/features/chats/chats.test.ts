import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enrol, join, type Student, testApp } from '../../testing/index.ts';

const server = await testApp();

/** A workspace of an owner with a member, and a viewer whom nobody talks to yet. */
async function people() {
  const ada = await enrol(server, { displayName: 'Ada Park' });
  const theo = await join(server, ada, 'member');
  const ines = await join(server, ada, 'viewer');
  const withTheo = await ada.post('/chats', { kind: 'direct', accountId: theo.account.id });
  return { ada, theo, ines, chat: `/chats/${withTheo.id}`, chatId: withTheo.id as string };
}

const say = (who: Student, chat: string, text: string, more: object = {}) =>
  who.post(`${chat}/messages`, { id: randomUUID(), text, ...more });
const textsIn = async (who: Student, chat: string) =>
  (await who.get(`${chat}/messages`)).items.map(({ text }: { text: string }) => text);
const put = (who: Student, path: string, payload = {}) =>
  who.ask({ method: 'PUT', url: `/api/v1/workspaces/${who.workspaceId}${path}`, payload });

test('two people have one chat, whoever begins it', async () => {
  const { ada, theo, chatId } = await people();
  const again = await theo.post('/chats', { kind: 'direct', accountId: ada.account.id }, { status: 200 });
  expect(again.id).toBe(chatId);
  expect((await theo.get('/chats')).items).toMatchObject([{ id: chatId, kind: 'direct', unread: 0 }]);
});

test('nobody else gets into a chat, the owner of the workspace neither', async () => {
  const { ada, theo, ines } = await people();
  const { id } = await theo.post('/chats', { kind: 'direct', accountId: ines.account.id });
  const { id: messageId } = await say(theo, `/chats/${id}`, 'between us');
  const chat = `/chats/${id}`;
  await ada.get(chat, { status: 404 });
  await ada.get(`${chat}/messages`, { status: 404 });
  await ada.patch(chat, { isMuted: true }, { status: 404 });
  await ada.post(`${chat}/messages`, { id: randomUUID(), text: 'hello?' }, { status: 404 });
  await ada.post(`${chat}/typing`, {}, { status: 404 });
  await ada.delete(`${chat}/messages/${messageId}`, { status: 404 });
  expect(
    (await put(ada, `${chat}/messages/${messageId}/reactions/${encodeURIComponent('👍')}`)).statusCode,
  ).toBe(404);
  expect((await put(ada, `${chat}/reading`, { number: 1 })).statusCode).toBe(404);
  expect((await ada.get('/chat-messages?q=between')).items).toEqual([]);
  expect((await ada.get('/chats')).items.map((one: { id: string }) => one.id)).not.toContain(id);
});

test('somebody outside the workspace cannot be talked to', async () => {
  const { ada, theo } = await people();
  const stranger = await enrol(server);
  await ada.post('/chats', { kind: 'direct', accountId: stranger.account.id }, { status: 404 });
  await ada.post(
    '/chats',
    { kind: 'group', accountIds: [theo.account.id, stranger.account.id] },
    { status: 404 },
  );
});

test('the chat of a course is open to everybody in the workspace, viewers too', async () => {
  const { ada, ines } = await people();
  const course = await ada.post('/courses', { title: 'Biology', code: 'BIO 101' });
  const { id } = await ada.post('/chats', { kind: 'course', courseId: course.id });
  expect((await ines.post('/chats', { kind: 'course', courseId: course.id }, { status: 200 })).id).toBe(id);
  await say(ines, `/chats/${id}`, 'Who has the lab sheet?');
  expect((await ada.get(`/chats/${id}`)).unread).toBe(1);
  await ada.delete(`/courses/${course.id}`);
  await ines.get(`/chats/${id}`, { status: 404 });
});

test('who joins later has nothing unread from before', async () => {
  const { ada } = await people();
  const course = await ada.post('/courses', { title: 'Biology' });
  const { id } = await ada.post('/chats', { kind: 'course', courseId: course.id });
  await say(ada, `/chats/${id}`, 'Welcome');
  server.clock.advance({ seconds: 1 });
  const late = await join(server, ada, 'member');
  expect((await late.get(`/chats/${id}`)).unread).toBe(0);
  await say(ada, `/chats/${id}`, 'Hello to the new one');
  expect((await late.get(`/chats/${id}`)).unread).toBe(1);
  expect(await textsIn(late, `/chats/${id}`)).toEqual(['Welcome', 'Hello to the new one']);
});

test('a message sent again with the same id is the same message', async () => {
  const { ada, theo, chat } = await people();
  const message = { id: randomUUID(), text: 'See you in lab' };
  const first = await ada.post(`${chat}/messages`, message, { status: 201 });
  const again = await ada.post(`${chat}/messages`, message, { status: 200 });
  expect(again).toEqual(first);
  expect(await textsIn(theo, chat)).toEqual(['See you in lab']);
  await theo.post(`${chat}/messages`, { ...message, text: 'mine' }, { status: 409 });
});

test('fifty people who speak at once are numbered one after the other, without gaps', async () => {
  const { ada, theo, chat } = await people();
  const all = Array.from({ length: 50 }, (_, index) => say(index % 2 ? ada : theo, chat, `message ${index}`));
  const sent = (await Promise.all(all)).map(({ number }) => number).sort((a, b) => a - b);
  expect(sent).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(await ada.get(chat)).toMatchObject({ lastNumber: 50, revision: 50 });
});

test('unread counts go up with what others say, and down with reading, never up again', async () => {
  const { ada, theo, chat } = await people();
  for (const text of ['one', 'two', 'three']) await say(theo, chat, text);
  expect(await ada.get('/unread-chats')).toEqual({ unread: 3 });
  await put(ada, `${chat}/reading`, { number: 2 });
  await put(ada, `${chat}/reading`, { number: 1 });
  expect(await ada.get(chat)).toMatchObject({ unread: 1, readNumber: 2 });
  expect(await theo.get(chat)).toMatchObject({ unread: 0 });
  await say(ada, chat, 'an answer');
  expect(await ada.get('/unread-chats')).toEqual({ unread: 0 });
});

test('a muted chat is silent, save for who is named in it', async () => {
  const { ada, theo, chat } = await people();
  await ada.patch(chat, { isMuted: true });
  await say(theo, chat, 'nothing much');
  expect(await ada.get('/unread-chats')).toEqual({ unread: 0 });
  await say(theo, chat, '@Ada Park look', { mentions: [ada.account.id, 'nobody'] });
  expect(await ada.get('/unread-chats')).toEqual({ unread: 1 });
  expect(await ada.get(chat)).toMatchObject({ isMuted: true, unread: 2, mentions: 1 });
});

test('only its author changes a message; what was said before is gone', async () => {
  const { ada, theo, chat } = await people();
  const { id } = await say(theo, chat, 'The exam is on Friday');
  const edited = await theo.patch(`${chat}/messages/${id}`, { text: 'The exam is on Thursday' });
  expect(edited).toMatchObject({ text: 'The exam is on Thursday', number: 1, revision: 2 });
  expect(edited.editedAt).toBeTruthy();
  await ada.patch(`${chat}/messages/${id}`, { text: 'No exam' }, { status: 403 });
});

test('a deleted message leaves its mark; an admin may delete any, a member only their own', async () => {
  const { ada, theo, chat } = await people();
  const [own, others] = [await say(theo, chat, 'oops'), await say(ada, chat, 'fine')];
  await theo.delete(`${chat}/messages/${others.id}`, { status: 403 });
  await ada.delete(`${chat}/messages/${own.id}`);
  const { items } = await theo.get(`${chat}/messages`);
  expect(items).toMatchObject([{ number: 1, text: '', files: [], reactions: [] }, { text: 'fine' }]);
  expect(items[0].deletedAt).toBeTruthy();
  await theo.patch(`${chat}/messages/${own.id}`, { text: 'again' }, { status: 409 });
  expect((await theo.get('/chat-messages?q=oops')).items).toEqual([]);
});

test('each person reacts once with each sign, and takes it back', async () => {
  const { ada, theo, chat } = await people();
  const { id } = await say(theo, chat, 'We passed');
  const party = `${chat}/messages/${id}/reactions/${encodeURIComponent('🎉')}`;
  await put(ada, party);
  await put(ada, party);
  await put(theo, party);
  const [message] = (await ada.get(`${chat}/messages`)).items;
  expect(message).toMatchObject({
    reactions: [{ emoji: '🎉', by: expect.arrayContaining([ada.account.id, theo.account.id]) }],
    revision: 3,
  });
  await ada.delete(party);
  expect((await ada.get(`${chat}/messages`)).items[0].reactions).toEqual([
    { emoji: '🎉', by: [theo.account.id] },
  ]);
  expect((await put(ada, `${chat}/messages/${id}/reactions/boo`)).statusCode).toBe(400);
});

test('a reply quotes what it answers, in the same chat only', async () => {
  const { ada, theo, ines, chat } = await people();
  const { id } = await say(theo, chat, 'Annex at six?');
  expect(await say(ada, chat, 'Yes', { replyToId: id })).toMatchObject({
    replyTo: { id, authorId: theo.account.id, text: 'Annex at six?' },
  });
  const other = await ada.post('/chats', { kind: 'direct', accountId: ines.account.id });
  await ada.post(
    `/chats/${other.id}/messages`,
    { id: randomUUID(), text: 'Look', replyToId: id },
    { status: 404 },
  );
});

test('messages are found by their words, in all chats or in one', async () => {
  const { ada, theo, ines, chat, chatId } = await people();
  const group = await ada.post('/chats', { kind: 'group', title: 'Lab', accountIds: [ines.account.id] });
  await say(theo, chat, 'The map quiz is 100% open book');
  await say(ines, `/chats/${group.id}`, 'Map quiz on Monday');
  const found = async (who: Student, query: string) =>
    (await who.get(`/chat-messages?${query}`)).items.map(({ text }: { text: string }) => text);
  expect(await found(ada, 'q=map+quiz')).toHaveLength(2);
  expect(await found(ada, `q=map&chatId=${chatId}`)).toEqual(['The map quiz is 100% open book']);
  expect(await found(ada, 'q=0%25')).toEqual(['The map quiz is 100% open book']);
  expect(await found(theo, 'q=map')).toEqual(['The map quiz is 100% open book']);
});

test('a group has a name and takes others in, who begin with what is said from then on', async () => {
  const { ada, theo, ines } = await people();
  const { id } = await ada.post('/chats', { kind: 'group', accountIds: [theo.account.id] });
  await say(ada, `/chats/${id}`, 'before');
  await theo.patch(`/chats/${id}`, { title: 'Study group' });
  const grown = await theo.post(`/chats/${id}/people`, { accountIds: [ines.account.id] });
  expect(grown).toMatchObject({ title: 'Study group' });
  expect(grown.people).toHaveLength(3);
  expect((await ines.get(`/chats/${id}`)).unread).toBe(0);
  await ines.delete(`/chats/${id}/people/me`);
  await ines.get(`/chats/${id}`, { status: 404 });
  await ada.delete(`/chats/${id}/people/me`);
  await theo.delete(`/chats/${id}/people/me`);
  await theo.get(`/chats/${id}`, { status: 404 });
});

test('a group whose other person is suspended waits for them', async () => {
  const { ada, theo } = await people();
  const { id } = await theo.post('/chats', { kind: 'group', accountIds: [ada.account.id] });
  await say(theo, `/chats/${id}`, 'my notes');
  await ada.post(`/members/${theo.account.id}/suspension`);
  await ada.delete(`/chats/${id}/people/me`);
  await ada.delete(`/members/${theo.account.id}/suspension`);
  expect(await textsIn(theo, `/chats/${id}`)).toEqual(['my notes']);
});

test('only a group is named, joined and left', async () => {
  const { ada, ines, chat } = await people();
  await ada.patch(chat, { title: 'Us' }, { status: 409 });
  await ada.post(`${chat}/people`, { accountIds: [ines.account.id] }, { status: 409 });
  await ada.delete(`${chat}/people/me`, { status: 409 });
});

test('who is removed reads nothing any more; what they said stays, and nobody can write to them', async () => {
  const { ada, theo, chat } = await people();
  await say(theo, chat, 'so long');
  await ada.delete(`/members/${theo.account.id}`);
  await theo.get(`${chat}/messages`, { status: 404 });
  expect(await textsIn(ada, chat)).toEqual(['so long']);
  expect((await ada.get(chat)).people).toContainEqual(
    expect.objectContaining({ accountId: theo.account.id, isHere: false }),
  );
  await ada.post(`${chat}/messages`, { id: randomUUID(), text: 'hello?' }, { status: 409 });
});

test('older messages come page by page', async () => {
  const { ada, chat } = await people();
  for (let n = 1; n <= 5; n += 1) await say(ada, chat, `${n}`);
  const last = await ada.get(`${chat}/messages?limit=2`);
  expect(last).toMatchObject({ items: [{ text: '4' }, { text: '5' }], hasMore: true, revision: 5 });
  const before = await ada.get(`${chat}/messages?limit=3&before=4`);
  expect(before).toMatchObject({ items: [{ text: '1' }, { text: '2' }, { text: '3' }], hasMore: false });
});

test('a message needs words or a file, and not too many words', async () => {
  const { ada, chat } = await people();
  await ada.post(`${chat}/messages`, { id: randomUUID(), text: '  ' }, { status: 400 });
  await ada.post(`${chat}/messages`, { id: randomUUID(), text: 'x'.repeat(4001) }, { status: 400 });
  await ada.post(`${chat}/messages`, { id: 'mine', text: 'x' }, { status: 400 });
});

test('an account that is deleted takes back what it said', async () => {
  const { ada, theo, chat } = await people();
  await say(theo, chat, 'remember me', { mentions: [ada.account.id] });
  await say(ada, chat, 'I will');
  await say(theo, chat, 'or not');
  const { revision } = await ada.get(`${chat}/messages`);
  await server.identity.accounts.delete(theo.account.id);
  await expect.poll(() => textsIn(ada, chat)).toEqual(['', 'I will', '']);
  expect(JSON.stringify(await ada.get('/api/v1/me/notifications'))).not.toContain('remember me');
  const missed = await ada.get(`${chat}/messages?since=${revision}&limit=1`);
  expect(missed).toMatchObject({ items: [{ number: 1, authorId: null }], hasMore: true });
  const rest = await ada.get(`${chat}/messages?since=${missed.revision}`);
  expect(rest).toMatchObject({ items: [{ number: 3, authorId: null }], hasMore: false });
});
