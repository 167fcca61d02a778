import { expect, test, vi } from 'vitest';
import { getCapabilities, getMe } from '@/api';
import { sendNow, tokens, transport } from './api-client';
import { statusOf } from './errors';

function answering() {
  const send = vi.fn(async (_request: Request) => Response.json({}));
  transport.send = send;
  return send;
}

test('a request goes out in the name of who is signed in', async () => {
  const send = answering();
  tokens.current = async () => 'token';
  await getMe({ throwOnError: true });
  expect(send.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer token');
});

test('what only somebody signed in may ask is refused without a request where nobody is', async () => {
  const send = answering();
  tokens.current = async () => undefined;
  const refusal = await getMe({ throwOnError: true }).catch(statusOf);
  expect(refusal).toBe(401);
  expect(send).not.toHaveBeenCalled();
  await getCapabilities({ throwOnError: true });
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['a small write', { method: 'PATCH', body: '{"status":"done"}', ...json() }, true],
  ['a write without words', { method: 'POST' }, true],
  ['what is asked for', {}, undefined],
  ['more than a browser keeps', { method: 'POST', body: 'x'.repeat(70_000), ...json() }, undefined],
  ['a file', { method: 'PUT', body: new Blob(['x'], { type: 'image/png' }) }, undefined],
])('%s outlasts the page: %#', async (_, init, outlasts) => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await sendNow(new Request('http://localhost/api/v1/me', init));
  expect(request.mock.calls[0]?.[1]?.keepalive).toBe(outlasts);
  request.mockRestore();
});

test('together no more is kept for after the page than a browser takes', async () => {
  const kept: (boolean | undefined)[] = [];
  const answers: (() => void)[] = [];
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    kept.push(init?.keepalive);
    return new Promise((resolve) => answers.push(() => resolve(Response.json({}))));
  });
  const send = () =>
    sendNow(new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(40_000), ...json() }));
  const both = [send(), send()];
  await vi.waitFor(() => expect(kept).toEqual([true, undefined]));
  for (const answer of answers.splice(0)) answer();
  await Promise.all(both);
  const third = send();
  await vi.waitFor(() => expect(kept).toEqual([true, undefined, true]));
  answers[0]?.();
  await third;
  request.mockRestore();
});

function json() {
  return { headers: { 'content-type': 'application/json' } };
}
