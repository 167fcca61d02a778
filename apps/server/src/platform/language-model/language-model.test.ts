import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLanguageModel, LanguageModelFailed } from './language-model.ts';
import { costOf } from './price.ts';

let answer: { status?: number; headers?: object; body: string; staysOpen?: boolean } = { body: '' };
const asked: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    asked.push({ url: request.url, authorization: request.headers.authorization, body });
    response.writeHead(answer.status ?? 200, { 'content-type': 'text/event-stream', ...answer.headers });
    response.write(answer.body);
    if (!answer.staysOpen) response.end();
  });
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 90, completion_tokens: 7 } })}\n\n`;

async function write({ signal = AbortSignal.timeout(5000) } = {}) {
  const model = createLanguageModel({ baseUrl, apiKey: 'key-1', model: 'small' });
  const pieces = [];
  for await (const one of model.write([{ role: 'user', content: 'When?' }], { signal })) pieces.push(one);
  return pieces;
}

describe('a language model behind the OpenAI chat protocol', () => {
  test('writes piece by piece and tells what it used', async () => {
    answer = { body: `: hello\n\n${piece('On ')}${piece('Monday')}${usage}data: [DONE]\n\n` };
    expect(await write()).toEqual([
      { text: 'On ' },
      { text: 'Monday' },
      { text: '', tokens: { read: 90, written: 7 } },
    ]);
    expect(asked.at(-1)).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer key-1' });
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({
      model: 'small',
      stream: true,
      temperature: 0,
    });
  });

  test.each([
    ['refuses', { status: 401, body: '{"error":"no such key"}' }],
    ['breaks', { status: 500, body: '' }],
    ['writes what is no JSON', { body: 'data: {"choices"\n\n' }],
    ['writes something else', { body: 'data: {"choices":"none"}\n\n' }],
  ])('one that %s has failed', async (_, wrong) => {
    answer = wrong;
    await expect(write()).rejects.toThrow(LanguageModelFailed);
  });

  test('one that falls silent is left when time is up', async () => {
    answer = { body: piece('On '), staysOpen: true };
    await expect(write({ signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  });

  test('one that nobody answers for has failed', async () => {
    const model = createLanguageModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small' });
    const writing = model.write([], { signal: AbortSignal.timeout(5000) })[Symbol.asyncIterator]();
    await expect(writing.next()).rejects.toThrow();
  });
});

const whole = (content: string) =>
  JSON.stringify({ choices: [{ message: { content } }], usage: { prompt_tokens: 90, completion_tokens: 7 } });
const shape = { name: 'days', schema: { type: 'object' } };

async function askWhole({ signal = AbortSignal.timeout(5000) } = {}) {
  const model = createLanguageModel({ baseUrl, model: 'small' });
  return model.answer([{ role: 'user', content: 'When?' }], { signal, shape });
}

describe('a whole answer', () => {
  test('is asked for in its shape, and comes with what it used', async () => {
    answer = { body: whole('{"days":[]}') };
    expect(await askWhole()).toEqual({ text: '{"days":[]}', tokens: { read: 90, written: 7 } });
    const sent = JSON.parse(asked.at(-1)?.body ?? '');
    expect(sent).toMatchObject({
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
    });
    expect(sent.stream).toBeUndefined();
  });

  test('from a service that does not count costs what is not known', async () => {
    answer = { body: JSON.stringify({ choices: [{ message: { content: '{}' } }] }) };
    expect(await askWhole()).toEqual({ text: '{}', tokens: { read: 0, written: 0 } });
  });

  test('that is refused says with what, and how long the service wants to be left alone', async () => {
    answer = { status: 429, headers: { 'retry-after': '12' }, body: '' };
    await expect(askWhole()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 12 });
  });

  test.each([
    ['broken', { body: '{"choices"' }],
    ['something else', { body: '{"choices":[]}' }],
    ['without an end', { body: whole('x'.repeat(1_000_001)) }],
  ])('that is %s has failed', async (_, wrong) => {
    answer = wrong;
    await expect(askWhole()).rejects.toThrow(LanguageModelFailed);
  });

  test('is not waited for once time is up', async () => {
    answer = { body: '{"choices"', staysOpen: true };
    await expect(askWhole({ signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  });

  test('from where nobody answers has failed', async () => {
    const model = createLanguageModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small' });
    await expect(model.answer([], { signal: AbortSignal.timeout(5000) })).rejects.toThrow(
      LanguageModelFailed,
    );
  });
});

test.each([
  [undefined, undefined],
  [
    { read: 0.15, written: 0.6, currency: 'USD' },
    { amount: 0.0021, currency: 'USD' },
  ],
])('at %j for a million tokens, 10,000 read and 1,000 written cost %j', (price, cost) => {
  expect(costOf({ read: 10_000, written: 1000 }, price)).toEqual(cost);
});
