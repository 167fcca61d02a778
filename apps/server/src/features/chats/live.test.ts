import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changesIn, enrol, follow, join, listening, type Student } from '../../testing/index.ts';

async function threePeople() {
  const server = await listening();
  const ada = await enrol(server, { displayName: 'Ada Park' });
  const theo = await join(server, ada, 'member');
  const ines = await join(server, ada, 'member');
  return { server, ada, theo, ines };
}

const ofChats = (stream: Parameters<typeof changesIn>[0]) =>
  changesIn(stream).filter(({ what }) => ['chats', 'messages', 'typing', 'read', 'mentions'].includes(what));

test('a message reaches the streams of those in the chat, and of nobody else', async () => {
  const { server, ada, theo, ines } = await threePeople();
  const [hers, his, others] = [
    await follow(server, ada),
    await follow(server, theo),
    await follow(server, ines),
  ];
  const { id: chatId } = await ada.post('/chats', { kind: 'direct', accountId: theo.account.id });
  const message = await ada.post(`/chats/${chatId}/messages`, { id: randomUUID(), text: 'See you in lab' });
  await theo.post(`/chats/${chatId}/typing`);
  const told = { what: 'messages', id: chatId, part: message.id, number: 1, content: message };
  const typing = { what: 'typing', id: chatId, from: theo.account.id };
  for (const stream of [hers, his]) {
    await expect.poll(() => ofChats(stream)).toEqual(expect.arrayContaining([told, typing]));
  }
  await ada.post('/tasks', { title: 'Essay' });
  await expect.poll(() => changesIn(others).at(-1)?.what).toBe('tasks');
  expect(ofChats(others)).toEqual([]);
});

test('everything that changes in a chat is told with the next number, in order', async () => {
  const { server, ada, theo } = await threePeople();
  const { id: chatId } = await ada.post('/chats', { kind: 'group', accountIds: [theo.account.id] });
  const stream = await follow(server, theo);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? ada : theo).post(`/chats/${chatId}/messages`, { id: randomUUID(), text: `${index}` }),
    ),
  );
  const numbers = () => ofChats(stream).flatMap(({ what, number }) => (what === 'messages' ? [number] : []));
  await expect.poll(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('who is named in a message hears so, and nobody else', async () => {
  const { server, ada, theo, ines } = await threePeople();
  const [his, others] = [await follow(server, theo), await follow(server, ines)];
  const accountIds = [theo.account.id, ines.account.id];
  const { id } = await ada.post('/chats', { kind: 'group', title: 'Study group', accountIds });
  const said = { id: randomUUID(), text: '@Theo bring the notes', mentions: [theo.account.id] };
  await ada.post(`/chats/${id}/messages`, said);
  await expect.poll(() => ofChats(his)).toContainEqual({ what: 'mentions', id: said.id });
  await expect.poll(() => ofChats(others).at(-1)?.what).toBe('messages');
  expect(ofChats(others)).not.toContainEqual(expect.objectContaining({ what: 'mentions' }));
  const [news] = (await theo.get('/api/v1/me/notifications')).items;
  expect(news).toMatchObject({
    title: `${ada.account.displayName} mentioned you in Study group`,
    body: '@Theo bring the notes',
    path: `/chats/people/${id}?message=1`,
  });
  const channel = await ada.post('/chats', {
    kind: 'course',
    courseId: (await ada.post('/courses', { title: 'Chemistry', code: 'CHEM 115' })).id,
  });
  await ada.post(`/chats/${channel.id}/messages`, { ...said, id: randomUUID() });
  const [latest] = (await theo.get('/api/v1/me/notifications')).items;
  expect(latest.title).toBe(`${ada.account.displayName} mentioned you in the chat of CHEM 115`);
});

test('what somebody was told of a message follows it, and goes with it', async () => {
  const { ada, theo, ines } = await threePeople();
  const accountIds = [theo.account.id, ines.account.id];
  const { id } = await ada.post('/chats', { kind: 'group', title: 'Study group', accountIds });
  const message = `/chats/${id}/messages/${randomUUID()}`;
  const [, messageId] = message.split('/messages/');
  await ada.post(`/chats/${id}/messages`, { id: messageId, text: 'The code is 7781', mentions: accountIds });
  const toldTo = async (person: Student) =>
    (await person.get('/api/v1/me/notifications')).items.flatMap(
      ({ kind, body }: { kind: string; body: string }) => (kind === 'mentioned' ? [body] : []),
    );
  await ada.patch(message, { text: 'Ask me for the code', mentions: [theo.account.id] });
  expect(await toldTo(theo)).toEqual(['Ask me for the code']);
  expect(await toldTo(ines)).toEqual([]);
  await ada.delete(message);
  expect(await toldTo(theo)).toEqual([]);
});

test('who leaves a group hears no more of it, at once', async () => {
  const { server, ada, theo, ines } = await threePeople();
  const accountIds = [theo.account.id, ines.account.id];
  const { id } = await ada.post('/chats', { kind: 'group', accountIds });
  const his = await follow(server, theo);
  await theo.delete(`/chats/${id}/people/me`);
  await ada.post(`/chats/${id}/messages`, { id: randomUUID(), text: 'Now that he is gone' });
  await ada.post('/tasks', { title: 'Essay' });
  await expect.poll(() => changesIn(his).at(-1)?.what).toBe('tasks');
  expect(ofChats(his).filter(({ what }) => what === 'messages')).toEqual([]);
});

test('what one has read is told to one’s own pages only', async () => {
  const { server, ada, theo } = await threePeople();
  const { id } = await ada.post('/chats', { kind: 'direct', accountId: theo.account.id });
  await ada.post(`/chats/${id}/messages`, { id: randomUUID(), text: 'Hello' });
  const [hers, his] = [await follow(server, ada), await follow(server, theo)];
  const url = `/api/v1/workspaces/${ada.workspaceId}/chats/${id}/reading`;
  await theo.ask({ method: 'PUT', url, payload: { number: 1 } });
  await expect.poll(() => ofChats(his)).toEqual([{ what: 'read', id, number: 1 }]);
  expect(ofChats(hers)).toEqual([]);
});
