import type { Role } from '../platform/http/types.ts';
import { enrol, type Student } from './student.ts';
import type { TestApp } from './test-app.ts';

/** Someone who accepted an invitation of `host`. */
export async function join(server: TestApp, host: Student, role: Exclude<Role, 'owner'>): Promise<Student> {
  server.clock.advance({ seconds: 1 });
  const guest = await enrol(server, { displayName: `A ${role}` });
  await host.post('/invitations', { email: guest.account.email, role });
  const [token] = /(?<=\/invitations\/)\S+/.exec(server.mailer.lastTo(guest.account.email).text) ?? [];
  const { workspaceId } = await guest.post(`/api/v1/invitations/${token}/acceptance`);
  return { ...guest, ...(await enterAs(guest, workspaceId)) };
}

/** The same person in a shared workspace that they have just made. */
export async function openShared(owner: Student, name = 'Study group'): Promise<Student> {
  const { id } = await owner.post('/api/v1/workspaces', { name });
  return { ...owner, ...(await enterAs(owner, id)) };
}

async function enterAs(guest: Student, workspaceId: string) {
  const inside = (path: string) =>
    path.startsWith('/api/') ? path : `/api/v1/workspaces/${workspaceId}${path}`;
  return {
    workspaceId,
    get: (path: string, options = {}) => guest.get(inside(path), options),
    post: (path: string, payload = {}, options = {}) => guest.post(inside(path), payload, options),
    patch: (path: string, payload: object, options = {}) => guest.patch(inside(path), payload, options),
    delete: (path: string, options = {}) => guest.delete(inside(path), options),
  };
}
