import { expect, test } from 'vitest';
import { isExpectedOrigin } from './relying-party.rules.ts';

test.each([
  ['https://notes.example.org', 'https://notes.example.org', true],
  ['https://notes.example.org', 'http://notes.example.org', false],
  ['https://notes.example.org', 'https://notes.example.org:8443', false],
  ['https://notes.example.org', 'https://app.example.org', true],
  ['https://notes.example.org', 'https://app.example.org:8443', false],
  ['https://notes.example.org', 'http://app.example.org', false],
  ['https://notes.example.org', 'https://evil.example.org', false],
  ['https://notes.example.org', 'https://notes.example.org.evil.com', false],
  ['https://notes.example.org', 'null', false],
  ['https://notes.example.org', 'android:apk-key-hash:abc', false],
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://localhost:3000', 'http://localhost:5173', true],
  ['http://localhost:3000', 'http://127.0.0.1:3000', false],
])('served at %s, a page of %s: %s', (publicUrl, origin, expected) =>
  expect(
    isExpectedOrigin(origin, {
      publicUrl,
      authorizedDomains: [new URL(publicUrl).hostname, 'app.example.org'],
    }),
  ).toBe(expected),
);
