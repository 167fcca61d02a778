import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createPushSender } from './push-sender.ts';

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::10.1.2.3', false],
  ['64:ff9b::8.8.8.8', true],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2002:a01:203::1', false],
  ['2001:0:5ef5:79fd::1', false],
  ['fec0::1', false],
])('%s is of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['https://fcm.example.com/send/abc', true],
  ['http://push.example.com/send/abc', false],
  ['https://127.0.0.1/send', false],
  ['https://[::1]/send', false],
  ['https://localhost/send', false],
  ['https://me:secret@push.example.com/send', false],
])('%s is an address to send to: %s', (endpoint, expected) => {
  expect(createPushSender({ publicUrl: 'https://plan.example.org' }).accepts(endpoint)).toBe(expected);
});

test('a name that leads into the own network is not called', async () => {
  const sender = createPushSender({ publicUrl: 'https://plan.example.org' });
  const keys = sender.makeKeys();
  const to = { endpoint: 'https://localhost:1/send', p256dh: keys.publicKey, auth: 'c2l4dGVlbiBieXRlcyEhIQ' };
  await expect(sender.send({ to, keys, message: 'hello' })).rejects.toThrow('not on the public internet');
});
