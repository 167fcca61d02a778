import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Ask {
  method?: string;
  url: string;
  token?: string;
  body?: object;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a measurement reads a field or two of what comes
  body: any;
}

export function ask({ method = 'GET', url, token, body }: Ask): Promise<Answer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers: headersOf({ token, text }) }, async (response) => {
      try {
        const answer = await textOf(response);
        resolve({ status: response.statusCode ?? 0, body: answer && JSON.parse(answer) });
      } catch (error) {
        reject(error);
      }
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

const headersOf = ({ token, text }: { token: string | undefined; text: string | undefined }) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
});

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) text += chunk;
  return text;
}

export async function need(asked: Ask): Promise<Answer['body']> {
  const { status, body } = await ask(asked);
  if (status < 200 || status > 299)
    throw new Error(`${asked.method ?? 'GET'} ${asked.url} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
