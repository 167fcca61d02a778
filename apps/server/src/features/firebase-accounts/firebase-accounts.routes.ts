import type { Account, App } from '../../platform/http/types.ts';
import { ME, nothing } from '../../vocabulary/paths.ts';

interface FirebaseAccountDeps {
  erase(account: Account): Promise<void>;
}

/** Only where the accounts are Google's: there, deleting one does not reach this server by itself. */
export async function firebaseAccountRoutes(app: App, { erase }: FirebaseAccountDeps) {
  app.delete(
    ME,
    {
      schema: {
        operationId: 'eraseMe',
        summary: 'Erase everything this server keeps of you; needs a sign-in of the last five minutes',
        tags: ['me'],
        response: { 204: nothing },
      },
    },
    async ({ account }, reply) => {
      await erase(account);
      return reply.code(204).send(null);
    },
  );
}
