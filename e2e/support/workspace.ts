import { type APIRequestContext, expect } from '@playwright/test';
import type { UploadedFile } from './syllabi.ts';

interface Document {
  id: string;
  status: string;
  course: { id: string };
}

/** The workspace of whoever is signed in, asked and changed without drawing a page. */
export interface Workspace {
  /** So many tasks at once. */
  importTasks(tasks: { title: string; dueOn: string }[]): Promise<void>;
  /** Adds a syllabus and waits until it is read. */
  addSyllabus(file: UploadedFile): Promise<Document>;
  /** Adds a syllabus and accepts all that is in it, as a person does in the review; gives where its course lies. */
  plan(file: UploadedFile): Promise<string>;
}

type Ask = <Answer>(path: string, options: Parameters<APIRequestContext['fetch']>[1]) => Promise<Answer>;

/** The first workspace of whoever this token is of. */
export async function openWorkspace(request: APIRequestContext, idToken: string): Promise<Workspace> {
  const ask = asker(request, idToken);
  const { items } = await ask<{ items: [{ id: string }] }>('', { method: 'GET' });
  return workspaceAt(`/${items[0].id}`, ask);
}

/** Another one of theirs. */
export async function makeWorkspace(
  request: APIRequestContext,
  idToken: string,
  name: string,
): Promise<Workspace> {
  const ask = asker(request, idToken);
  const { id } = await ask<{ id: string }>('', { method: 'POST', data: { name } });
  return workspaceAt(`/${id}`, ask);
}

function asker(request: APIRequestContext, idToken: string): Ask {
  return async (path, options) => {
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await request.fetch(`/api/v1/workspaces${path}`, { headers, ...options });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
}

function workspaceAt(own: string, ask: Ask): Workspace {
  async function addSyllabus(file: UploadedFile): Promise<Document> {
    const upload = { method: 'POST', multipart: { file } };
    const { document } = await ask<{ document: Document }>(`${own}/documents`, upload);
    const read = () => ask<Document>(`${own}/documents/${document.id}`, { method: 'GET' });
    await expect.poll(async () => (await read()).status, { intervals: [50, 100] }).toBe('ready');
    return read();
  }

  return {
    importTasks: (tasks) => ask(`${own}/tasks/import`, { method: 'POST', data: { tasks } }),
    addSyllabus,
    async plan(file) {
      const { id, course } = await addSyllabus(file);
      await ask(`${own}/documents/${id}/acceptance`, { method: 'POST', data: {} });
      return `/courses/${course.id}`;
    },
  };
}
