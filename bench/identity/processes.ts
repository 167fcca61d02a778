import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file of this folder, or one further off. */
export const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export interface Running {
  pid: number;
  stop(): Promise<void>;
}

/** Starts a program and waits until it says that it is ready. */
export async function start(args: string[], environment: Record<string, string> = {}): Promise<Running> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await untilReady(child);
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  const gone = once(child, 'exit').then(() => {
    throw new Error(`it did not start:\n${said}`);
  });
  gone.catch(() => {});
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-10_000);
        if (said.includes('is ready')) resolve();
      });
    }
  });
  await Promise.race([ready, gone]);
}

/** Runs one of the workers to its end and reads what it reports. */
export async function ask<Report>(file: string, argument: unknown): Promise<Report> {
  const text = typeof argument === 'string' ? argument : JSON.stringify(argument);
  const { stdout } = await run(process.execPath, [here(file), text], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}
