import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { Price, Tokens } from './price.ts';

export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

export interface Written {
  text: string;
  /** What it cost, told once, at the end, by services that count. */
  tokens?: Tokens;
}

/** The shape of an answer, which services that can do so enforce. */
export interface AnswerShape {
  name: string;
  schema: object;
}

export interface LanguageModel {
  name: string;
  /** The machine that what is asked goes to. */
  host: string;
  price?: Price | undefined;
  /**
   * Writes piece by piece.
   *
   * @throws {LanguageModelFailed} when the service cannot be reached, refuses, or says what cannot be understood;
   * the signal's reason when it is over before that.
   */
  write(messages: PromptMessage[], options: { signal: AbortSignal }): AsyncIterable<Written>;
  /**
   * Writes one whole answer, as JSON of a shape; without one, of the shape that the messages ask for. Whoever asked
   * checks it all the same.
   *
   * @throws as `write` does.
   */
  answer(
    messages: PromptMessage[],
    options: { signal: AbortSignal; shape?: AnswerShape | undefined },
  ): Promise<Required<Written>>;
}

export class LanguageModelFailed extends Error {
  override readonly name = 'LanguageModelFailed';
  /** What the service answered with, where it answered. */
  readonly status: number | undefined;
  /** How long it asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: ErrorOptions & { status?: number; retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.status = options.status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export interface LanguageModelSettings {
  /** Ends where `/chat/completions` begins, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  price?: Price | undefined;
}

const MOST_TOKENS = 500;
const MOST_TOKENS_OF_ANSWER = 4000;
/** No answer is that long; a service that never stops is not listened to. */
const MOST_BYTES = 1_000_000;

const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish();
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).default([]),
  usage,
});
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage,
});

/** Speaks the chat protocol that OpenAI began and most services and local servers understand. */
export function createLanguageModel({ baseUrl, apiKey, model, price }: LanguageModelSettings): LanguageModel {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const send = async (accept: string, asked: object, signal: AbortSignal) => {
    const headers = {
      'content-type': 'application/json',
      accept,
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    };
    const body = JSON.stringify({ model, temperature: 0, ...asked });
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    throw refusedBy(response);
  };
  return {
    name: model,
    host: new URL(baseUrl).host,
    price,
    async *write(messages, { signal }) {
      const asked = {
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: MOST_TOKENS,
      };
      for await (const data of eventsOf(await send('text/event-stream', asked, signal))) {
        if (data === '[DONE]') return;
        yield toWritten(data);
      }
    },
    async answer(messages, { signal, shape }) {
      const asked = {
        messages,
        max_tokens: MOST_TOKENS_OF_ANSWER,
        ...(shape && {
          response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
        }),
      };
      return toAnswer(await reached(send('application/json', asked, signal).then(textOf), signal));
    },
  };
}

/** A service that nobody answers for has failed like one that refuses. */
async function reached<T>(sent: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof LanguageModelFailed || signal.aborted) throw cause;
    throw new LanguageModelFailed('It could not be reached.', { cause });
  }
}

function refusedBy({ status, headers }: Response): LanguageModelFailed {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new LanguageModelFailed(`It answered ${status}.`, {
    status,
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}

async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new LanguageModelFailed('It does not stop writing.');
    yield decoder.decode(part, { stream: true });
  }
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const waiting: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
  for await (const part of partsOf(body)) {
    parser.feed(part);
    yield* waiting.splice(0);
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const part of partsOf(body)) text += part;
  return text;
}

const notUnderstood = () => new LanguageModelFailed('It wrote what cannot be understood.');

function toWritten(data: string): Written {
  const { data: read } = chunk.safeParse(tryParse(data));
  if (!read) throw notUnderstood();
  const text = read.choices[0]?.delta?.content ?? '';
  return read.usage ? { text, tokens: toTokens(read.usage) } : { text };
}

function toAnswer(body: string): Required<Written> {
  const { data: read } = completion.safeParse(tryParse(body));
  if (!read) throw notUnderstood();
  return { text: read.choices[0]?.message.content ?? '', tokens: toTokens(read.usage) };
}

const toTokens = (counted: z.infer<typeof usage>): Tokens => ({
  read: counted?.prompt_tokens ?? 0,
  written: counted?.completion_tokens ?? 0,
});

function tryParse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
