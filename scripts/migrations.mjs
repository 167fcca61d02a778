// Writes the SQL migrations that the table definitions ask for, of one workspace or of all.
// `npm run migrations -- apps/server --name add_courses`
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const WORKSPACES = ['apps/server', 'packages/identity'];
const args = process.argv.slice(2);
const chosen = WORKSPACES.filter((workspace) => args.includes(workspace));
const options = args.filter((arg) => !WORKSPACES.includes(arg));

for (const workspace of chosen.length > 0 ? chosen : WORKSPACES) {
  console.log(`${workspace}:`);
  const { status } = spawnSync(
    process.execPath,
    [`${root}/node_modules/drizzle-kit/bin.cjs`, 'generate', ...options],
    {
      cwd: `${root}/${workspace}`,
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
