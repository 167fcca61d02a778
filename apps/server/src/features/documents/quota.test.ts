import { expect, test } from 'vitest';
import { enrol, join, testApp } from '../../testing/index.ts';

const server = await testApp({ workspaceBytes: 1000 });
const aFile = (name: string, size: number) => ({ name, bytes: name.padEnd(size, '.') });

test('a workspace takes documents until it is full, and says what can be done then', async () => {
  const ada = await enrol(server);
  expect((await ada.drop(aFile('a.txt', 600))).statusCode).toBe(201);
  const refused = await ada.drop(aFile('b.txt', 600));
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ code: 'document/workspace-full', title: 'This workspace is full.' });
  expect(refused.json().detail).toContain('raise the limit');
  expect((await ada.drop(aFile('c.txt', 300))).statusCode).toBe(201);
});

test('what is there already takes no more room', async () => {
  const ada = await enrol(server);
  await ada.drop(aFile('a.txt', 900));
  expect((await ada.drop(aFile('a.txt', 900))).statusCode).toBe(200);
});

test('one workspace being full is nothing to another', async () => {
  const [ada, ben] = [await enrol(server), await enrol(server)];
  await ada.drop(aFile('a.txt', 900));
  expect((await ben.drop(aFile('a.txt', 900))).statusCode).toBe(201);
});

test('the files of chats take of the same room, and it is told in the same way', async () => {
  const ada = await enrol(server);
  const theo = await join(server, ada, 'member');
  const { id } = await ada.post('/chats', { kind: 'direct', accountId: theo.account.id });
  const send = (size: number) => {
    const form = [
      '--edge',
      'content-disposition: form-data; name="file"; filename="a.txt"',
      '',
      '.'.repeat(size),
      '--edge--',
      '',
    ];
    return ada.ask({
      method: 'POST',
      url: `/api/v1/workspaces/${ada.workspaceId}/chats/${id}/files`,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: form.join('\r\n'),
    });
  };
  expect((await send(600)).statusCode).toBe(201);
  expect((await ada.drop(aFile('b.txt', 600))).json().code).toBe('document/workspace-full');
  await ada.drop(aFile('c.txt', 300));
  expect((await send(300)).statusCode).toBe(413);
});
