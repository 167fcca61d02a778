import { Command, InvalidArgumentError } from 'commander';
import type { Act } from './act.ts';

const WHERE = `
The accounts are those of the server that would start here with the same environment: DATA_DIR (./data when not set), or
DATABASE_URL with its SECRET_KEY. A running server need not be stopped, and one that is not running need not be started.

ACCOUNT is an id or an e-mail address. The exit code is 0 when all went well, 1 when something did not, 2 for a wrong use.`;

const EXAMPLES = `
Examples:
  syllabi accounts list --search park                      who has "park" in name or address
  syllabi accounts show ada@example.org                    ways in, two-step verification, sessions
  syllabi accounts disable ada@example.org --yes           signed out within seconds, and kept out
  syllabi accounts reset ada@example.org --mail            a link to choose a new password
  syllabi accounts import users.json --hash-config hash.txt
  syllabi accounts export --out accounts.json
${WHERE}`;

const IMPORT_HELP = `
FILE is what "firebase auth:export users.json --format=json" writes, or what "syllabi accounts export" wrote; "-" reads
standard input. The hash parameters are shown in Firebase's console under Authentication, Users, ⋮, Password hash
parameters: save them to a file as they are. Their owners sign in with the password they have, which is then hashed anew.

Accounts that are here already stay as they are, so an import that was cut short is simply run again. Users that cannot be
taken over are told on standard error with the reason; the others go on, and the exit code is 1. Telephone numbers and
second factors are not in the file and not taken over.
${WHERE}`;

const EXPORT_HELP = `
The form is that of "firebase auth:export". Firebase cannot read the password hashes of accounts that signed in here
(Argon2id, in the field "argon2id"); "syllabi accounts import" can. Keep the file as you would keep the passwords.
${WHERE}`;

/** The commands of whoever runs the server; what each does is loaded when it is asked for. */
export function accountsCommand(act: (work: Act) => Promise<void>): Command {
  const accounts = new Command('accounts')
    .exitOverride() // before there are commands below it, which take it over
    .description('List, change, import and export the accounts of a server.')
    .addHelpText('after', EXAMPLES);
  const add = (usage: string, description: string) => {
    const command = accounts.command(usage).description(description);
    return command.addHelpText('after', ({ command: { name } }) => HELP[name()] ?? WHERE);
  };
  const json = ['--json', 'write JSON'] as const;
  const yes = ['-y, --yes', 'do not ask'] as const;

  add('list', 'List accounts, in the order of their ids.')
    .option('--search <TEXT>', 'only those with this in name or address')
    .option('--disabled', 'only those that are disabled')
    .option('--after <ID>', 'go on after this id')
    .option('--limit <N>', 'how many at most', toCount, 100)
    .option(...json)
    .action((flags) => act((actions, operator) => actions.list(operator, flags)));
  add('show <ACCOUNT>', 'Show one account: ways in, two-step verification, sessions.')
    .option(...json)
    .action((account, flags) => act((actions, operator) => actions.show(operator, account, flags)));
  add('disable <ACCOUNT>', 'Sign somebody out and keep them out.')
    .option(...yes)
    .option(...json)
    .action((account, flags) => act((actions, operator) => actions.disable(operator, account, flags)));
  add('enable <ACCOUNT>', 'Let somebody in again.')
    .option(...json)
    .action((account, flags) => act((actions, operator) => actions.enable(operator, account, flags)));
  add('reset <ACCOUNT>', 'Print a link by which the owner chooses a new password.')
    .option('--mail', 'send it to the address of the account instead')
    .option(...json)
    .action((account, flags) => act((actions, operator) => actions.reset(operator, account, flags)));
  add('revoke-sessions <ACCOUNT>', 'Sign somebody out everywhere.')
    .option(...yes)
    .option(...json)
    .action((account, flags) => act((actions, operator) => actions.revokeSessions(operator, account, flags)));
  add('history <ACCOUNT>', 'Show what happened around an account, the newest first.')
    .option('--limit <N>', 'how many at most', toCount, 50)
    .option(...json)
    .action((account, flags) => act((actions, operator) => actions.history(operator, account, flags)));
  add('import <FILE>', 'Take over the users of a Firebase export.')
    .option('--hash-config <FILE>', 'the password hash parameters of the Firebase project')
    .option('--dry-run', 'check the file and keep nothing')
    .option(...json)
    .action((file, flags) => act((actions, operator) => actions.importFile(operator, file, flags)));
  add('export', 'Write every account as a Firebase export does.')
    .option('-o, --out <FILE>', 'write into this file, for its owner only; standard output when left out')
    .action((flags) => act((actions, operator) => actions.exportFile(operator, flags)));
  return accounts;
}

const HELP: Record<string, string> = { import: IMPORT_HELP, export: EXPORT_HELP };

function toCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= 10_000) return count;
  throw new InvalidArgumentError('Write a number from 1 to 10000.');
}
