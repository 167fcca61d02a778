import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { expect } from 'vitest';
import { afterThis } from './after-this.ts';
import type { Student } from './student.ts';
import { type TestApp, testApp } from './test-app.ts';

export interface Told {
  event: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an event
  data: Record<string, any>;
}

interface Following {
  token?: string;
  sinceMsAgo?: number;
}

/** Opens the stream as a page does; answers with what has been told so far. */
export async function follow(
  server: TestApp,
  who: Student,
  { token = who.token, sinceMsAgo }: Following = {},
) {
  const { port } = server.app.server.address() as { port: number };
  const ending = new AbortController();
  afterThis(async () => ending.abort());
  const query = sinceMsAgo === undefined ? '' : `?sinceMsAgo=${sinceMsAgo}`;
  const response = await fetch(
    `http://127.0.0.1:${port}/api/v1/workspaces/${who.workspaceId}/changes${query}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: ending.signal,
    },
  );
  const told: Told[] = [];
  let isOver = false;
  const parser = createParser({
    onEvent: ({ event, data }: EventSourceMessage) => told.push({ event, data: JSON.parse(data) }),
  });
  void read(response, (text) => parser.feed(text)).finally(() => {
    isOver = true;
  });
  const stream = { status: response.status, told, isOver: () => isOver };
  if (response.status === 200)
    await expect.poll(() => told.some(({ event }) => event === 'hello')).toBe(true);
  return stream;
}

async function read({ body }: Response, feed: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) feed(decoder.decode(chunk, { stream: true }));
  } catch {
    // The test ended the stream.
  }
}

/** The whole server on a port of its own, as streams need one. */
export async function listening(): Promise<TestApp> {
  const server = await testApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

export const changesIn = ({ told }: { told: Told[] }) =>
  told.filter(({ event }) => event === 'change').map(({ data }) => data);
