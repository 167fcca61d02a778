import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { z } from 'zod';
import { defineError, NotAllowed } from '../errors.ts';
import { isReading } from './methods.ts';
import { type App, type FindMembership, ROLES, type Role } from './types.ts';

/** Strangers hear the same as for a workspace that does not exist. */
export const WorkspaceNotFound = defineError('workspace/not-found', 404, 'That workspace does not exist.');

interface WorkspaceCheckOptions {
  findMembership: FindMembership;
}

const workspaceId = z.uuid();

/** Lets only members past on any route with `:workspaceId`, and only those whose role suffices. */
export const workspaceCheck = fastifyPlugin(async (app: App, { findMembership }: WorkspaceCheckOptions) => {
  app.decorateRequest('enteredWorkspace', null);
  app.decorateRequest('workspace', {
    getter(this: FastifyRequest) {
      if (!this.enteredWorkspace) throw new WorkspaceNotFound();
      return this.enteredWorkspace;
    },
  });

  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.url?.includes('/:workspaceId')) return done();
    enter(request).then(() => done(), done);
  });

  async function enter(request: FastifyRequest): Promise<void> {
    const id = workspaceId.safeParse((request.params as { workspaceId?: string }).workspaceId).data;
    const membership = id && (await findMembership({ accountId: request.account.id, workspaceId: id }));
    if (!membership) throw new WorkspaceNotFound();
    if (!suffices(membership.role, leastRole(request))) throw new NotAllowed();
    request.enteredWorkspace = { id, role: membership.role };
  }
});

const leastRole = (request: FastifyRequest): Role =>
  request.routeOptions.config.role ?? (isReading(request.method) ? 'viewer' : 'member');

/** Whether `role` may do what asks for at least `least`. */
export const suffices = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);
