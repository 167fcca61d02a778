import { createParser } from 'eventsource-parser';
import type { Exchange, MessageCreate } from '@/api';
import { requireToken } from '@/lib/api-client';
import { PAGE_ID } from '@/lib/live/page-id';

interface AskStreamed {
  workspaceId: string;
  conversationId: string;
  body: MessageCreate;
  /** All that is written so far. */
  onText: (text: string) => void;
  request?: typeof fetch;
}

/**
 * Asks, and hears the answer sentence by sentence while a language model writes it.
 *
 * @throws the problem that the server answered with, or an Error when the answer broke off.
 */
export async function askStreamed({
  workspaceId,
  conversationId,
  body,
  onText,
  request = fetch,
}: AskStreamed): Promise<Exchange> {
  const response = await request(
    `/api/v1/workspaces/${workspaceId}/conversations/${conversationId}/messages`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await requireToken()}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-page-id': PAGE_ID,
      },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok || !response.body) throw await response.json().catch(() => new Error('No answer'));
  const sentences: string[] = [];
  let exchange: Exchange | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'exchange') exchange = JSON.parse(data) as Exchange;
      if (event !== 'sentence') return;
      sentences.push((JSON.parse(data) as { text: string }).text);
      onText(sentences.join(' '));
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
  if (!exchange) throw new Error('The answer broke off');
  return exchange;
}
