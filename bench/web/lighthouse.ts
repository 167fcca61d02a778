import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here } from '../identity/processes.ts';

const LIGHTHOUSE = 'lighthouse@12';
const FOLDER = here('../../data/bench/lighthouse');

export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
}

/** Into a folder of its own, once; it is no part of the product. Nothing where it cannot be installed. */
export function installLighthouse(): string | undefined {
  const program = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', LIGHTHOUSE];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0 ? program : undefined;
}

/** Mobile, as Lighthouse throttles it by default, in the browser that listens on `port` and stays signed in. */
export async function lighthouse(
  program: string,
  { url, port }: { url: string; port: number },
): Promise<Scores> {
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      '--disable-storage-reset',
      '--only-categories=performance,accessibility,best-practices',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  let report = '';
  for await (const part of child.stdout.setEncoding('utf8')) report += part;
  await closed;
  const { categories } = JSON.parse(report) as { categories: Record<keyof Scores, { score: number | null }> };
  const scoreOf = (name: keyof Scores) => Math.round((categories[name].score ?? 0) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
  };
}
