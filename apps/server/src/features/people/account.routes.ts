import type { SignInMethods } from '@syllabi/identity';
import type { App } from '../../platform/http/types.ts';
import { ME, nothing } from '../../vocabulary/paths.ts';
import { deletionDue, deletionView } from './deletion.schemas.ts';
import { type DeletionDeps, describeDeletion, requestDeletion } from './deletion.usecases.ts';
import { signInMethods } from './sign-in-methods.schemas.ts';
import { toSignInMethodsView } from './sign-in-methods.views.ts';

export interface AccountDeps extends DeletionDeps {
  signInMethodsOf: (accountId: string) => Promise<SignInMethods>;
}

const tags = ['me'];
const DELETION = `${ME}/deletion`;

/** Only where this server keeps the accounts itself. */
export async function accountRoutes(app: App, deps: AccountDeps) {
  app.get(
    `${ME}/sign-in-methods`,
    {
      schema: {
        operationId: 'getSignInMethods',
        summary: 'The ways in that your account has',
        tags,
        response: { 200: signInMethods },
      },
    },
    async ({ account }) => toSignInMethodsView(await deps.signInMethodsOf(account.id)),
  );

  app.get(
    DELETION,
    {
      schema: {
        operationId: 'getDeletion',
        summary: 'What deleting your account would mean, and what stands in its way',
        tags,
        response: { 200: deletionView },
      },
    },
    async ({ account }) => describeDeletion({ ...deps, account }),
  );

  app.post(
    DELETION,
    {
      config: { idempotent: false },
      schema: {
        operationId: 'requestDeletion',
        summary: 'Delete your account after its days of grace; needs a sign-in of the last five minutes',
        tags,
        response: { 200: deletionDue },
      },
    },
    async ({ account }) => requestDeletion({ ...deps, account }),
  );

  app.delete(
    DELETION,
    {
      config: { whileLeaving: true },
      schema: {
        operationId: 'cancelDeletion',
        summary: 'Keep your account after all',
        tags,
        response: { 204: nothing },
      },
    },
    async ({ account }, reply) => {
      await deps.accounts.cancelDeletion(account.id);
      return reply.code(204).send(null);
    },
  );
}
