// Writes the SQL migrations that the table definitions ask for. `npm run migrations -- --name add_courses`
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const workspace of ['apps/server', 'packages/identity']) {
  if (!existsSync(`${root}/${workspace}/drizzle.config.ts`)) continue;
  console.log(`${workspace}:`);
  const { status } = spawnSync(
    process.execPath,
    [`${root}/node_modules/drizzle-kit/bin.cjs`, 'generate', ...process.argv.slice(2)],
    {
      cwd: `${root}/${workspace}`,
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
