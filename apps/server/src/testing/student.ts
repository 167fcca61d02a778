import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Newcomer, Person } from './person.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Ask {
  /** What the edit starts from: becomes `If-Match`. */
  version?: number;
  status?: number;
}

/** Someone in their own workspace; paths begin behind it. */
export interface Student extends Person {
  workspaceId: string;
  /** Asks and hands back the body; fails for any status but the one expected (200, 201 or 204). */
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer
  get(path: string, options?: Ask): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  post(path: string, payload?: object, options?: Ask): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  put(path: string, payload: object, options?: Ask): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  patch(path: string, payload: object, options?: Ask): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  delete(path: string, options?: Ask): Promise<any>;
  /** Drops a file as the web app does. */
  drop(file: {
    name: string;
    bytes: Uint8Array | string;
    courseId?: string;
    replacesId?: string;
  }): Promise<LightMyRequestResponse>;
  /** Drops a file, lets it be read, and hands back the document. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  dropAndRead(file: Parameters<Student['drop']>[0]): Promise<any>;
}

/** Signs somebody in and enters their personal workspace, or the one given. */
export async function enrol(
  test: TestApp,
  { workspaceId, ...who }: Newcomer & { workspaceId?: string } = {},
): Promise<Student> {
  const person = await test.signIn(who);
  const own = workspaceId ?? (await person.ask('/api/v1/workspaces')).json().items[0].id;
  const urlOf = (path: string) => (path.startsWith('/api/') ? path : `/api/v1/workspaces/${own}${path}`);

  async function send(
    method: Method,
    path: string,
    { payload, version, status }: Ask & { payload?: object },
  ) {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    const answer = await person.ask({ method, url: urlOf(path), headers, ...(payload && { payload }) });
    const told = `${method} ${path}: ${answer.statusCode} ${answer.statusCode < 300 ? '' : answer.body}`;
    if (status === undefined) expect(answer.statusCode, told).toBeLessThan(300);
    else expect(answer.statusCode, told).toBe(status);
    return answer.body === '' ? undefined : answer.json();
  }

  const student: Student = {
    ...person,
    workspaceId: own,
    get: (path, options = {}) => send('GET', path, options),
    post: (path, payload = {}, options = {}) => send('POST', path, { ...options, payload }),
    put: (path, payload, options = {}) => send('PUT', path, { ...options, payload }),
    patch: (path, payload, options = {}) => send('PATCH', path, { ...options, payload }),
    delete: (path, options = {}) => send('DELETE', path, options),
    drop: ({ name, bytes, courseId, replacesId }) => {
      const form = new FormData();
      if (courseId) form.set('courseId', courseId);
      if (replacesId) form.set('replacesId', replacesId);
      form.set('file', new File([bytes as BlobPart], name));
      const encoded = new Response(form);
      return encoded.arrayBuffer().then((body) =>
        person.ask({
          method: 'POST',
          url: urlOf('/documents'),
          headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
          payload: Buffer.from(body),
        }),
      );
    },
    async dropAndRead(file) {
      const { document } = (await student.drop(file)).json();
      await test.jobs.drain();
      return student.get(`/documents/${document.id}`);
    },
  };
  return student;
}
