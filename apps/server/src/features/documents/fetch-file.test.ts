import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const limits = { maxBytes: 1_000, seconds: 2 };

async function pageThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['of this machine', 'http://127.0.0.1:1/a.pdf'],
  ['of this machine by name', 'http://localhost:1/a.pdf'],
  ['of this machine as IPv6', 'http://[::1]:1/a.pdf'],
  ['of this machine, IPv4 written as IPv6', 'http://[::ffff:127.0.0.1]:1/a.pdf'],
  ['of this machine as one number', 'http://2130706433/a.pdf'],
  ['of the local network', 'http://192.168.1.1/'],
  ['of a cloud’s own data', 'http://169.254.169.254/latest/meta-data'],
  ['of a file', 'file:///etc/passwd'],
  ['with a password', 'https://ada:secret@example.org/'],
  ['that is none', 'not an address'],
])('an address %s is refused', async (_, address) => {
  await expect(fetchFile({ ...limits, address })).rejects.toMatchObject({ code: 'document/address-refused' });
});

test.each<[string, Record<string, string>, string, string]>([
  ['by its address', { 'content-type': 'application/pdf' }, '/files/bio%20101.pdf', 'bio 101.pdf'],
  [
    'by what the page calls it',
    { 'content-disposition': 'attachment; filename="syllabus.docx"' },
    '/get?id=7',
    'syllabus.docx',
  ],
  ['as a page', { 'content-type': 'text/html; charset=utf-8' }, '/courses/bio101', 'bio101.html'],
])('a file is named %s', async (_, headers, path, name) => {
  const address = await pageThat((_request, answer) => answer.writeHead(200, headers).end('BIO 101'));
  const file = await fetchFile({ ...limits, address: address + path, allowsPrivate: true });
  expect({ name: file.name, text: file.bytes.toString() }).toEqual({ name, text: 'BIO 101' });
});

test.each<[string, RequestListener, string]>([
  ['is missing', (_, answer) => answer.writeHead(404).end(), 'document/address-not-reached'],
  ['is too large', (_, answer) => answer.writeHead(200).end('x'.repeat(2_000)), 'document/too-large'],
  [
    'sends in a circle',
    (_, answer) => answer.writeHead(302, { location: '/' }).end(),
    'document/address-not-reached',
  ],
  [
    'sends to a file',
    (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'document/address-refused',
  ],
  [
    'breaks off',
    (_, answer) => void answer.writeHead(200, { 'content-length': '900' }).write('x', () => answer.destroy()),
    'document/address-not-reached',
  ],
])('what %s is answered in words', async (_, answers, code) => {
  const address = await pageThat(answers);
  await expect(fetchFile({ ...limits, address, allowsPrivate: true })).rejects.toMatchObject({ code });
});

test('what drips is given up', async () => {
  const address = await pageThat((_request, answer) => void answer.writeHead(200).write('x'));
  await expect(
    fetchFile({ maxBytes: 1_000, seconds: 0.3, address, allowsPrivate: true }),
  ).rejects.toMatchObject({
    code: 'document/address-not-reached',
  });
});
