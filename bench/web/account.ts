/** Someone who asks the API as the web app does. */
export interface Account {
  email: string;
  password: string;
  workspaceId: string;
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  /** In the workspace of the account. */
  post<Answer>(path: string, body: object): Promise<Answer>;
}

const PASSWORD = 'seven herons over the weir';

export async function signUp(url: string, email: string): Promise<Account> {
  const made = await fetch(`${url}/v1/accounts:signUp?key=syllabi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  const { idToken } = await made.json();
  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  const me = await ask<{ workspaces: { id: string }[] }>('GET', '/api/v1/me');
  const workspaceId = me.workspaces[0]?.id ?? '';
  return {
    email,
    password: PASSWORD,
    workspaceId,
    ask,
    post: (path, body) => ask('POST', `/api/v1/workspaces/${workspaceId}${path}`, body),
  };
}
