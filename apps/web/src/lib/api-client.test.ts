import { expect, test, vi } from 'vitest';
import { getCapabilities, getMe } from '@/api';
import { tokens, transport } from './api-client';
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
