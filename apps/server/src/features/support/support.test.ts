import { expect, test } from 'vitest';
import { addressIn } from '../../platform/mail/address-in.ts';
import { enrol, testApp } from '../../testing/index.ts';
import { newReference } from './support.rules.ts';

const server = await testApp();
const URL = '/api/v1/me/support-tickets';
const question = { subject: 'My feed is empty', message: 'Since Monday.\n\nNothing in it.' };

test('a message reaches whoever runs the server, and who wrote it has its reference', async () => {
  const ada = await enrol(server);
  const { reference, email } = await ada.post(URL, {
    ...question,
    page: '/apps',
    requestId: 'req-7',
  });
  expect(reference).toMatch(/^SY-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const about = server.mailer.sent.filter(({ subject }) => subject.includes(reference));
  expect(about.map(({ to }) => to)).toEqual(['help@example.edu', email]);
  expect(about[0]?.text).toContain('Since Monday.');
  expect(about[0]?.text).toContain('Page: /apps');
  expect(about[0]?.text).toContain('Request: req-7');
  expect(about[1]?.text).toContain(`Its reference is ${reference}`);
});

test('an address that nobody confirmed gets no copy, since it may be anybody’s', async () => {
  const mallory = await enrol(server, { emailVerified: false });
  const { reference, isCopied } = await mallory.post(URL, question);
  const about = server.mailer.sent.filter(({ subject }) => subject.includes(reference));
  expect(about.map(({ to }) => to)).toEqual(['help@example.edu']);
  expect(isCopied).toBe(false);
});

test('the sixth message in an hour is refused; others may still write', async () => {
  const ada = await enrol(server);
  for (let sent = 0; sent < 5; sent += 1) await ada.post(URL, question);
  const refusal = await ada.post(URL, question, { status: 429 });
  expect(refusal.code).toBe('support/too-many');
  const bob = await enrol(server);
  await bob.post(URL, question);
});

test.each([
  [{ ...question, subject: ' ' }, 'subject'],
  [{ ...question, message: 'a'.repeat(5001) }, 'message'],
])('what is missing or too long is said at its place: %#', async (body, field) => {
  const ada = await enrol(server);
  const { errors } = await ada.post(URL, body, { status: 400 });
  expect(JSON.stringify(errors)).toContain(field);
});

test.each([
  ['Syllabi <help@example.edu>', 'help@example.edu'],
  ['help@example.edu', 'help@example.edu'],
])('the address in %s is %s', (sender, address) => expect(addressIn(sender)).toBe(address));

test('a reference has no letters that are taken for digits', () =>
  expect(Array.from({ length: 200 }, () => newReference()).join('')).not.toMatch(/[01OIL]/));
