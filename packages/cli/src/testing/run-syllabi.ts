import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BINARY = fileURLToPath(new URL('../../bin/syllabi.mjs', import.meta.url));

export interface Run {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs the real command in a folder of its own, with `input` on its standard input; what it writes can go to a device. */
export function runSyllabi(
  folder: string,
  args: string[],
  input: Uint8Array = new Uint8Array(),
  device?: string,
): Promise<Run> {
  const out = device ? openSync(device, 'w') : 'pipe';
  const child = spawn(process.execPath, [BINARY, ...args], { cwd: folder, stdio: ['pipe', out, 'pipe'] });
  const run: Run = { code: null, out: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    run.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    run.errors += text;
  });
  child.stdin?.on('error', () => {}); // a command that needs no input does not wait for it
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

/** A new folder with these files in it, and how to take it away again. */
export async function folderWith(
  files: Record<string, Uint8Array>,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'syllabi cli '));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
