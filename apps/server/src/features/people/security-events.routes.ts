import { z } from 'zod';
import type { App } from '../../platform/http/types.ts';
import { readCursor, toPage } from '../../platform/pages.ts';
import { ME } from '../../vocabulary/paths.ts';
import { kindOf, type LoggedEvent } from './security-events.rules.ts';
import { type SecurityEventView, securityEventPage, securityEventQuery } from './security-events.schemas.ts';

interface AuditEvent extends LoggedEvent {
  id: number;
  at: Date;
  address: string;
  userAgent: string;
}

/** The part of the identity provider that remembers what happened to an account. */
interface AccountHistory {
  history(accountId: string, page: { limit: number; before?: number | undefined }): Promise<AuditEvent[]>;
}

export async function securityEventRoutes(app: App, { accounts }: { accounts: AccountHistory }) {
  app.get(
    `${ME}/security-events`,
    {
      schema: {
        operationId: 'listSecurityEvents',
        summary: 'What happened to your account, the newest first',
        tags: ['me'],
        querystring: securityEventQuery,
        response: { 200: securityEventPage },
      },
    },
    async ({ account, query: { limit, cursor } }) => {
      const before = readCursor(cursor, z.int().positive());
      const events = await accounts.history(account.id, { limit: limit + 1, before });
      const page = toPage(events, { limit, cursorOf: ({ id }) => id });
      return { ...page, items: page.items.map((event) => toView(event, account.sessionId)) };
    },
  );
}

const toView = (event: AuditEvent, sessionId: string | undefined): SecurityEventView => ({
  id: String(event.id),
  at: event.at.toISOString(),
  kind: kindOf(event),
  address: event.address,
  userAgent: event.userAgent,
  current: sessionId !== undefined && event.sessionId === sessionId,
});
