// What every script of this folder shares: where the project is, and how to run a program of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inProject = (...parts) => path.join(root, ...parts);

/** The programs that `run` waits for. */
export const running = new Set();

/** Runs a program to its end; resolves with its exit code. What it says goes to `onOutput`, or else on the screen. */
export async function run(program, args, { onStart, onOutput, ...options } = {}) {
  const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(program, args, { cwd: root, stdio, ...options });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  running.add(child);
  try {
    const end = once(child, 'close');
    await onStart?.(child.pid);
    const [code, signal] = await end;
    return signal ? 128 : code;
  } finally {
    running.delete(child);
  }
}

/** As `run`, but a failure ends everything with the program's own words on the screen. */
export async function mustRun(what, program, args, options = {}) {
  const code = await run(program, args, options);
  if (code !== 0) throw new Error(`${what} failed (${path.basename(program)} ended with ${code}).`);
}

/** Runs a script of an installed package with this very Node. */
export const node = (script, args, options) => run(process.execPath, [inProject(script), ...args], options);

/** Ends the process with a message instead of a stack: what went wrong has been said. */
export function failWith(error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
