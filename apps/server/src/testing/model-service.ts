import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterThis } from './after-this.ts';

interface ServiceAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** What the model writes; the protocol around it is the service's. */
  writes?: string;
  /** The whole body, for services that do not keep to the protocol. */
  body?: string;
  /** Never answers. */
  hangs?: boolean;
}

interface AskedOfModel {
  messages: { role: string; content: string }[];
  response_format?: { type: string };
}

export interface ModelService {
  baseUrl: string;
  /** What was asked, in order. */
  asked: AskedOfModel[];
  /** The next answers, one after the other; the last one again and again. */
  answers(...next: (ServiceAnswer | ((asked: AskedOfModel) => ServiceAnswer))[]): void;
  /** Resolves once somebody asks. */
  nextAsked(): Promise<void>;
}

/** A service on this machine that speaks the OpenAI chat protocol and says what the test wants. */
export async function modelService(): Promise<ModelService> {
  const asked: AskedOfModel[] = [];
  let answers: Parameters<ModelService['answers']> = [];
  let told: () => void = () => {};
  const server = createServer((request, response) => {
    let sent = '';
    request.on('data', (part) => {
      sent += part;
    });
    request.on('end', () => {
      const message: AskedOfModel = JSON.parse(sent);
      asked.push(message);
      told();
      const next = answers.length > 1 ? answers.shift() : answers[0];
      const {
        status = 200,
        headers,
        writes = '',
        body,
        hangs,
      } = typeof next === 'function' ? next(message) : (next ?? {});
      if (hangs) return;
      const usage = { prompt_tokens: 1200, completion_tokens: 300 };
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(
        body ?? JSON.stringify({ choices: [{ message: { role: 'assistant', content: writes } }], usage }),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterThis(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers: (...next) => {
      asked.length = 0;
      answers = next;
    },
    nextAsked: () =>
      new Promise((resolve) => {
        told = resolve;
      }),
  };
}
