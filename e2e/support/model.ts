import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Product, startProduct } from './product.ts';
import { test as base, expect } from './test.ts';

/** What the model writes back to a question; nothing: it stays silent. */
type Answering = (question: string) => string | undefined;

interface Model {
  address: string;
  asked: string[];
  answers(next: Answering): void;
  close(): Promise<void>;
}

interface PerWorker {
  model: Model;
  product: Product;
}

/** The product beside a language model of this machine, which speaks the OpenAI protocol and is told what to write. */
export const test = base.extend<object, PerWorker>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const model = await openModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox, model }, use) => {
      const environment = {
        AI_BASE_URL: model.address,
        AI_MODEL: 'small',
        AI_INPUT_PRICE: '0.5',
        AI_OUTPUT_PRICE: '2',
        AI_READING_SECONDS: '5',
      };
      const product = await startProduct({ smtpUrl: mailbox.url, environment });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };

async function openModel(): Promise<Model> {
  const asked: string[] = [];
  let answering: Answering = () => undefined;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = await request.toArray();
    const { messages } = JSON.parse(Buffer.concat(parts).toString());
    const question = messages.at(-1).content;
    asked.push(question);
    const content = answering(question);
    if (content === undefined) return;
    const usage = { prompt_tokens: 1200, completion_tokens: 300 };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    asked,
    answers: (next) => {
      asked.length = 0;
      answering = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
