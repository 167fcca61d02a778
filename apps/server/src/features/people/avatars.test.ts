import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { enrol, type Student, testApp } from '../../testing/index.ts';

const server = await testApp();
const AVATAR = '/api/v1/me/avatar';

/** The beginning of a PNG of this size; what follows is not looked at. */
function png(width: number, height = width, extra = 0): Buffer {
  const header = Buffer.alloc(33 + extra);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(header);
  header.write('IHDR', 12);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, deflateSync(Buffer.from('points'))]);
}

function jpeg(width: number, height: number): Buffer {
  const app0 = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([app0, frame]);
}

function webp(side: number): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUIntLE(side - 1, 24, 3);
  bytes.writeUIntLE(side - 1, 27, 3);
  return bytes;
}

const send = (who: Student, payload: Buffer, type = 'application/octet-stream') =>
  who.ask({ method: 'PUT', url: AVATAR, payload, headers: { 'content-type': type } });

test('a picture is served by a name of its own, kept for good and never taken for a page', async () => {
  const ada = await enrol(server);
  const first = (await send(ada, png(256))).json().avatar;
  const answer = await server.app.inject(first);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(answer.rawPayload).toEqual(png(256));
  expect((await ada.get('/api/v1/me')).profile.avatar).toBe(first);
  expect((await ada.get('/members')).items[0].avatar).toBe(first);

  const second = (await send(ada, jpeg(200, 200))).json().avatar;
  expect(second).not.toBe(first);
  expect((await server.app.inject(first)).statusCode).toBe(404);
  expect((await server.app.inject(second)).headers['content-type']).toBe('image/jpeg');
  await ada.delete(AVATAR);
  expect((await ada.get('/api/v1/me')).profile.avatar).toBeNull();
});

test.each([
  ['a script that says to be a picture', Buffer.from('<script>alert(1)</script>'), 'image/png'],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    'image/svg+xml',
  ],
  ['a page', Buffer.from('<!doctype html><p>hello'), 'text/html'],
  ['JSON', Buffer.from('{}'), 'application/json'],
  ['half a PNG', png(256).subarray(0, 20), 'image/png'],
  [
    'a JPEG without a frame',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3, 4, 5, 6]),
    'image/jpeg',
  ],
  ['nothing', Buffer.alloc(0), 'image/png'],
])('%s is refused', async (_, bytes, type) => {
  const answer = await send(await enrol(server), bytes, type);
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'avatar/not-a-picture' });
});

test.each([
  ['too many pixels', png(1025)],
  ['a bomb by its header', png(65_000)],
  ['too many bytes', png(256, 256, 300_000)],
])('%s: refused with what is allowed', async (_, bytes) => {
  const answer = await send(await enrol(server), bytes);
  expect(answer.statusCode).toBe(413);
  expect(answer.json().title).toContain('1024 pixels');
});

test('WebP is a picture too; the bytes decide, whatever the sender says', async () => {
  const ada = await enrol(server);
  const { avatar } = (await send(ada, webp(256), 'image/png')).json();
  expect((await server.app.inject(avatar)).headers['content-type']).toBe('image/webp');
});
