import { createParser } from 'eventsource-parser';
import { afterEach, describe, expect, test } from 'vitest';
import type { LanguageModel, Written } from '../../platform/language-model/language-model.ts';
import { anExtraction, enrol, fakeReader, type Student, testApp } from '../../testing/index.ts';

const LATE = 'Late lab reports lose 20% of the points for each day.';
let writes: () => AsyncIterable<Written>;
let prompted = '';
const languageModel: LanguageModel = {
  name: 'small',
  host: 'models.example.org',
  price: { read: 100, written: 1000, currency: 'EUR' },
  answer: () => Promise.reject(new Error('the assistant writes piece by piece')),
  write: (messages) => {
    prompted = messages.map(({ content }) => content).join('\n');
    return writes();
  },
};
const reader = fakeReader({
  extraction: anExtraction(),
  passages: [{ heading: 'Late work', text: LATE, evidence: { page: 2, quote: LATE } }],
});
const server = await testApp({ now: '2027-02-11T12:00:00Z', reader, languageModel });

async function* saying(...texts: string[]): AsyncGenerator<Written> {
  for (const text of texts) yield { text };
  yield { text: '', tokens: { read: 90, written: 7 } };
}

afterEach(() => {
  prompted = '';
});

async function student() {
  const ada = await enrol(server);
  await ada.dropAndRead({ name: 'bio.txt', bytes: 'bio' });
  const { id } = await ada.post('/conversations');
  const ask = async (text: string) => (await ada.post(`/conversations/${id}/messages`, { text })).answer;
  return { ada, id, ask };
}

const askStreamed = ({ ask, workspaceId }: Student, conversationId: string) =>
  ask({
    method: 'POST',
    url: `/api/v1/workspaces/${workspaceId}/conversations/${conversationId}/messages`,
    headers: { accept: 'text/event-stream' },
    payload: { text: 'What is the late policy?' },
  });

describe('an answer that a language model writes', () => {
  test('stands on the passages it cites, and tells what it used', async () => {
    writes = () => saying('Late lab reports lose 20', '% of the points for each day [1].');
    const { ask } = await student();
    expect(await ask('What is the late policy?')).toMatchObject({
      text: 'Late lab reports lose 20% of the points for each day [1].',
      answer: {
        kind: 'written',
        citations: [{ evidence: { page: 2, quote: expect.stringContaining('20%') } }],
        writtenBy: {
          model: 'small',
          tokens: { read: 90, written: 7 },
          cost: { amount: 0.016, currency: 'EUR' },
        },
      },
    });
    expect(prompted).toContain(`page 2:\n`);
    expect(prompted).toContain(LATE);
  });

  test('is left without what nobody wrote', async () => {
    writes = () =>
      saying('Late reports lose 20% for each day [1]. The dean forgives it in 5 cases [1]. Try later.');
    const { ask } = await student();
    expect((await ask('What is the late policy?')).text).toBe('Late reports lose 20% for each day [1].');
  });

  test('shows the lines that say it, and all of the passage where it took more', async () => {
    const long = [
      'Textbook: Tide and Shore.',
      LATE,
      ...Array.from(
        { length: 4 },
        (_, at) => `Chapter ${at + 1} is read in the week before the lab it is about.`,
      ),
      'Office hours are on Monday in Wexler Hall.',
    ];
    reader.finds({
      extraction: anExtraction(),
      passages: long.map((text) => ({ heading: 'Rules', text, evidence: { page: 2, quote: text } })),
    });
    const quotesFor = async (text: string) => {
      writes = () => saying(text);
      const { ask } = await student();
      const { answer } = await ask('What is the late policy for lab reports?');
      return answer.citations.map(({ evidence }: { evidence: { quote: string } }) => evidence.quote);
    };
    const [near] = await quotesFor('Late lab reports lose 20% of the points for each day [1].');
    expect(near).toContain(LATE);
    expect(near).not.toContain('Wexler');
    const [whole] = await quotesFor(
      'Late lab reports lose 20% of the points; office hours are on Monday [1].',
    );
    expect(whole).toContain('Wexler');
  });

  test.each<[string, () => AsyncIterable<Written>]>([
    ['cites nothing', () => saying('Late reports lose 20% for each day.')],
    ['makes it up', () => saying('Late reports lose 50% for each day [1].')],
    ['cites what is not there', () => saying('Late reports lose 20% for each day [7].')],
    ['says that it is not stated', () => saying('NOT STATED')],
    ['says nothing', () => saying()],
    [
      'breaks',
      async function* () {
        yield { text: 'Late reports' };
        throw new Error('gone');
      },
    ],
  ])('is the passage itself where the model %s', async (_, broken) => {
    writes = broken;
    const { ask } = await student();
    expect(await ask('What is the late policy?')).toMatchObject({
      text: expect.stringContaining('syllabus of BIO 101'),
      answer: { kind: 'passages', citations: [{ evidence: { page: 2 } }] },
    });
  });

  test('is not asked for where nothing speaks of the question', async () => {
    writes = () => saying('Late lab reports lose 20% of the points for each day [1].');
    const { ask } = await student();
    expect(await ask('Where do bicycles park?')).toMatchObject({ answer: { kind: 'unknown' } });
    expect(prompted).toBe('');
  });

  test('comes sentence by sentence to who asks for a stream', async () => {
    writes = () =>
      saying('Late lab reports lose 20% of the points for each day [1].\n', 'Points are lost each day [1].');
    const { ada, id } = await student();
    const response = await askStreamed(ada, id);
    const events: { event: string | undefined; data: string }[] = [];
    createParser({ onEvent: ({ event, data }) => events.push({ event, data }) }).feed(response.payload);
    expect(events.map(({ event }) => event)).toEqual(['sentence', 'sentence', 'exchange']);
    expect(JSON.parse(events[2]?.data ?? '').answer).toMatchObject({ answer: { kind: 'written' } });
  });

  test('a stream about no conversation is refused', async () => {
    const { ada } = await student();
    const { statusCode } = await askStreamed(ada, '019413fd-8a5e-7000-8000-000000000000');
    expect(statusCode).toBe(404);
  });
});

test('one person does not ask a model that somebody pays for without end', async () => {
  writes = () => saying('NOT STATED');
  const { ada, id } = await student();
  const messages = `/conversations/${id}/messages`;
  const asked = Array.from({ length: 30 }, () => ada.post(messages, { text: 'Is late work accepted?' }));
  await Promise.all(asked);
  const refused = await ada.post(messages, { text: 'And now?' }, { status: 429 });
  expect(refused.code).toBe('conversation/too-many-questions');
  server.clock.advance({ minutes: 1 });
  await ada.post(messages, { text: 'And now?' });
});
