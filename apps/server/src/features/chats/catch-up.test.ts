import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enrol, join, type Student, testApp } from '../../testing/index.ts';
import type { ChatMessageView } from './chats.schemas.ts';

const server = await testApp();

/** What a page keeps: each message as it was last heard of, and how far it has heard. */
interface Known {
  messages: Map<string, ChatMessageView>;
  revision: number;
}

async function catchUp(who: Student, chat: string, known: Known, limit: number): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const page = await who.get(`${chat}/messages?since=${known.revision}&limit=${limit}`);
    for (const message of page.items) known.messages.set(message.id, message);
    known.revision = page.revision;
    hasMore = page.hasMore;
  }
}

type Deed = { kind: 'say' | 'edit' | 'delete' | 'react'; who: boolean; at: number; looks: boolean };

const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom<Deed['kind']>('say', 'say', 'say', 'edit', 'delete', 'react'),
    who: fc.boolean(),
    looks: fc.boolean(),
    at: fc.nat(100),
  }),
  { minLength: 5, maxLength: 24 },
);

test('whoever comes back at any moment ends with the same messages as who never left', async () => {
  const ada = await enrol(server);
  const theo = await join(server, ada, 'member');

  await fc.assert(
    fc.asyncProperty(deeds, fc.integer({ min: 1, max: 7 }), async (story, limit) => {
      const { id } = await ada.post('/chats', { kind: 'group', accountIds: [theo.account.id] });
      const chat = `/chats/${id}`;
      const said: { id: string; who: Student; isGone: boolean }[] = [];
      const known: Known = { messages: new Map(), revision: 0 };

      const act = async ({ kind, who, at }: Deed) => {
        const person = who ? ada : theo;
        const message = said[at % Math.max(1, said.length)];
        if (kind === 'say' || !message || message.isGone) {
          const one = { id: randomUUID(), who: person, isGone: false };
          said.push(one);
          return person.post(`${chat}/messages`, { id: one.id, text: `said ${said.length}` });
        }
        const path = `${chat}/messages/${message.id}`;
        if (kind === 'edit') return message.who.patch(path, { text: `changed ${at}` });
        if (kind === 'react')
          return person.ask({
            method: 'PUT',
            url: `/api/v1/workspaces/${ada.workspaceId}${path}/reactions/${encodeURIComponent('✅')}`,
          });
        message.isGone = true;
        return message.who.delete(path);
      };
      // The look happens while something changes, so that they meet each other.
      for (const deed of story)
        await Promise.all([act(deed), deed.looks ? catchUp(theo, chat, known, limit) : undefined]);
      await catchUp(theo, chat, known, limit);

      const { items } = await ada.get(`${chat}/messages?limit=200`);
      const inOrder = [...known.messages.values()].sort((a, b) => a.number - b.number);
      expect(inOrder).toEqual(items);
      expect(inOrder.map(({ number }) => number)).toEqual(said.map((_, index) => index + 1));
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 90_000);
