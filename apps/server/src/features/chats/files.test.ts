import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { PROJECT } from '../../project.ts';
import { enrol, join, type Student, testApp } from '../../testing/index.ts';

const server = await testApp({ workspaceBytes: 12_000_000 });
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function pair() {
  const ada = await enrol(server);
  const theo = await join(server, ada, 'viewer');
  const { id } = await ada.post('/chats', { kind: 'direct', accountId: theo.account.id });
  return { ada, theo, chat: `/chats/${id}` };
}

async function upload(who: Student, chat: string, name: string, bytes: Uint8Array | string) {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], name));
  const encoded = new Response(form);
  return who.ask({
    method: 'POST',
    url: `/api/v1/workspaces/${who.workspaceId}${chat}/files`,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

async function clearAway() {
  await server.jobs.enqueue(defineJob('documents-purge'), {});
  await server.jobs.drain();
}

/** By then the token is old. */
async function signInAgain({ account, password }: Student): Promise<string> {
  const url = `/v1/accounts:signInWithPassword?key=${PROJECT.apiKey}`;
  const payload = { email: account.email, password, returnSecureToken: true };
  return (await server.app.inject({ method: 'POST', url, payload })).json().idToken;
}

const fetchFile = (who: Student, chat: string, id: string, { token = who.token, kept = '' } = {}) =>
  who.ask({
    url: `/api/v1/workspaces/${who.workspaceId}${chat}/files/${id}`,
    headers: { authorization: `Bearer ${token}`, ...(kept && { 'if-none-match': kept }) },
  });

test('what a browser keeps of a file it may show only as long as the person may see it', async () => {
  const { ada, theo, chat } = await pair();
  const file = (await upload(ada, chat, 'plan.png', PNG)).json();
  await ada.post(`${chat}/messages`, { id: randomUUID(), text: '', fileIds: [file.id] });
  const { headers } = await fetchFile(theo, chat, file.id);
  expect(headers['cache-control']).toBe('private, no-cache');
  const kept = String(headers.etag);
  const again = await fetchFile(theo, chat, file.id, { kept });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  await ada.post(`/members/${theo.account.id}/suspension`);
  expect((await fetchFile(theo, chat, file.id, { kept })).statusCode).toBe(404);
});

test('a file goes along with a message, and reaches whoever is in the chat', async () => {
  const { ada, theo, chat } = await pair();
  const file = (await upload(ada, chat, 'plan.png', PNG)).json();
  expect(file).toMatchObject({ name: 'plan.png', bytes: PNG.length, imageType: 'image/png' });
  expect((await fetchFile(theo, chat, file.id)).statusCode).toBe(404);
  const message = await ada.post(`${chat}/messages`, { id: randomUUID(), text: '', fileIds: [file.id] });
  expect(message.files).toEqual([file]);
  const answer = await fetchFile(theo, chat, file.id);
  expect(answer.rawPayload).toEqual(PNG);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['page.html', '<script>alert(1)</script>', 415],
  ['logo.svg', '<svg onload="alert(1)"/>', 415],
  ['tool.exe', 'MZ', 415],
  ['no-extension', 'text', 415],
  ['huge.zip', Buffer.alloc(10 * 1024 * 1024 + 1), 413],
])('%s is refused', async (name, bytes, status) => {
  const { ada, chat } = await pair();
  expect((await upload(ada, chat, name, bytes)).statusCode).toBe(status);
});

test('a script that calls itself a picture is no picture', async () => {
  const { ada, chat } = await pair();
  const file = (await upload(ada, chat, 'cat.png', '<svg onload="alert(1)"/>')).json();
  expect(file.imageType).toBeNull();
  expect((await fetchFile(ada, chat, file.id)).headers['content-type']).toBe('application/octet-stream');
});

test('a file belongs to one message, of who uploaded it', async () => {
  const { ada, theo, chat } = await pair();
  const file = (await upload(ada, chat, 'notes.txt', 'a')).json();
  const send = (who: Student, status: number) =>
    who.post(`${chat}/messages`, { id: randomUUID(), text: 'here', fileIds: [file.id] }, { status });
  await send(theo, 404);
  await send(ada, 201);
  await send(ada, 404);
});

test('files count against the room of the workspace', async () => {
  const { ada, chat } = await pair();
  const bytes = Buffer.alloc(7_000_000);
  expect((await upload(ada, chat, 'a.zip', bytes)).statusCode).toBe(201);
  expect((await upload(ada, chat, 'b.zip', bytes)).statusCode).toBe(413);
});

test('a deleted message takes its file along, unless a document has the same bytes', async () => {
  const { ada, chat } = await pair();
  const words = `only in this test ${randomUUID()}`;
  await ada.drop({ name: 'syllabus.txt', bytes: words });
  const file = (await upload(ada, chat, 'syllabus.txt', words)).json();
  const { id } = await ada.post(`${chat}/messages`, { id: randomUUID(), text: '', fileIds: [file.id] });
  await ada.delete(`${chat}/messages/${id}`);
  expect((await fetchFile(ada, chat, file.id)).statusCode).toBe(404);
  const [document] = (await ada.get('/documents')).items;
  expect((await ada.ask(`/api/v1/workspaces/${ada.workspaceId}/documents/${document.id}/file`)).body).toBe(
    words,
  );
});

test('a document that is deleted for good leaves the same file in a chat alone', async () => {
  const { ada, chat } = await pair();
  const words = `both ${randomUUID()}`;
  const { document } = (await ada.drop({ name: 'syllabus.txt', bytes: words })).json();
  const file = (await upload(ada, chat, 'syllabus.txt', words)).json();
  await ada.post(`${chat}/messages`, { id: randomUUID(), text: '', fileIds: [file.id] });
  await ada.delete(`/documents/${document.id}`);
  server.clock.advance({ days: 40 });
  await clearAway();
  expect((await fetchFile(ada, chat, file.id, { token: await signInAgain(ada) })).body).toBe(words);
});

test('a file that nobody sent is forgotten after a day', async () => {
  const { ada, chat } = await pair();
  const file = (await upload(ada, chat, 'draft.txt', 'draft')).json();
  server.clock.advance({ hours: 25 });
  await clearAway();
  expect((await fetchFile(ada, chat, file.id, { token: await signInAgain(ada) })).statusCode).toBe(404);
});

test('one takes back a file before it is sent, and only one’s own', async () => {
  const { ada, theo, chat } = await pair();
  const file = (await upload(ada, chat, 'draft.txt', 'draft')).json();
  await theo.delete(`${chat}/files/${file.id}`);
  expect((await fetchFile(ada, chat, file.id)).statusCode).toBe(200);
  await ada.delete(`${chat}/files/${file.id}`);
  expect((await fetchFile(ada, chat, file.id)).statusCode).toBe(404);
});
