import type { Operator } from '@syllabi/server/operator';
import type * as Actions from './actions.ts';
import { Declined } from './confirm.ts';

/** What a command does once the accounts are open; answers with the exit code. */
export type Act = (actions: typeof Actions, operator: Operator) => Promise<number>;

/** Opens the accounts, runs the work and closes them again. What an operator can mend is told in a line. */
export async function runOnAccounts(work: Act): Promise<number> {
  readEnvironmentFile();
  const [server, identity, actions] = await Promise.all([
    import('@syllabi/server/operator'),
    import('@syllabi/identity'),
    import('./actions.ts'),
  ]);
  const known = [
    server.NoAccountsHere,
    server.ConfigurationFault,
    identity.AccountNotFound,
    identity.AccountWithoutEmail,
    identity.UnreadableUsers,
    identity.UnusableHashConfig,
    actions.MissingInput,
    Declined,
  ];
  try {
    const { operator, close } = await server.openAccounts(process.env);
    try {
      return await work(actions, operator);
    } finally {
      await close();
    }
  } catch (error) {
    if (!known.some((kind) => error instanceof kind)) throw error;
    console.error(`syllabi: ${(error as Error).message}`);
    return error instanceof Declined && error.isWrongUse ? 2 : 1;
  }
}

/** The same file that the server reads. */
function readEnvironmentFile(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
