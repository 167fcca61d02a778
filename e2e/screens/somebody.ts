import type { Person } from '../support/test.ts';

/** Someone who asks the API as the web app does. */
export interface Somebody {
  id: string;
  /** One's own to begin with; that of another once one has joined it. */
  workspaceId: string;
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

interface Account {
  idToken: string;
  localId: string;
}

async function send<Answer>(method: string, url: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

export async function comeIn(
  url: string,
  person: Person,
  by: 'signUp' | 'signInWithPassword',
): Promise<Somebody> {
  const { idToken, localId } = await send<Account>('POST', `${url}/v1/accounts:${by}?key=syllabi`, {
    ...person,
    returnSecureToken: true,
  });
  const ask: Somebody['ask'] = (method, path, body) => send(method, `${url}/api/v1${path}`, body, idToken);
  const me = await ask<{ workspaces: { id: string }[] }>('GET', '/me');
  return { id: localId, workspaceId: me.workspaces[0]?.id ?? '', ask };
}
