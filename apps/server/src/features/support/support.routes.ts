import type { App } from '../../platform/http/types.ts';
import { ME } from '../../vocabulary/paths.ts';
import { ticketCreate, ticketView } from './support.schemas.ts';
import { openTicket, type SupportDeps } from './support.usecases.ts';

export async function supportRoutes(app: App, deps: SupportDeps) {
  app.post(
    `${ME}/support-tickets`,
    {
      schema: {
        operationId: 'openSupportTicket',
        summary: 'A message to whoever runs this server',
        tags: ['me'],
        body: ticketCreate,
        response: { 201: ticketView },
      },
    },
    async ({ account, body }, reply) =>
      reply.code(201).send(await openTicket({ ...deps, account, ticket: body })),
  );
}
