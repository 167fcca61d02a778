import type { SessionSummary } from '@syllabi/identity';
import type { App } from '../../platform/http/types.ts';
import { ME, nothing } from '../../vocabulary/paths.ts';
import { sessionList, sessionParams } from './sessions.schemas.ts';
import { toSessionView } from './sessions.views.ts';

/** The part of the identity provider that knows where a person is signed in. */
interface SessionDirectory {
  sessions(accountId: string): Promise<SessionSummary[]>;
  revokeSession(accountId: string, sessionId: string): Promise<void>;
  revokeSessions(accountId: string, options: { except?: string }): Promise<void>;
}

const tags = ['me'];

export async function sessionRoutes(app: App, { accounts }: { accounts: SessionDirectory }) {
  app.get(
    `${ME}/sessions`,
    {
      schema: {
        operationId: 'listSessions',
        summary: 'Where you are signed in',
        tags,
        response: { 200: sessionList },
      },
    },
    async ({ account }) => {
      const sessions = await accounts.sessions(account.id);
      return { items: sessions.map((session) => toSessionView(session, account.sessionId)) };
    },
  );

  app.delete(
    `${ME}/sessions/:sessionId`,
    {
      schema: {
        operationId: 'endSession',
        summary: 'Sign out there; nothing happens for a session that is over',
        tags,
        params: sessionParams,
        response: { 204: nothing },
      },
    },
    async ({ account, params }, reply) => {
      await accounts.revokeSession(account.id, params.sessionId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${ME}/sessions`,
    {
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Sign out everywhere but here',
        tags,
        response: { 204: nothing },
      },
    },
    async ({ account }, reply) => {
      const { sessionId } = account;
      await accounts.revokeSessions(account.id, sessionId ? { except: sessionId } : {});
      return reply.code(204).send(null);
    },
  );
}
