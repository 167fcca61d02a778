import { spawn } from 'node:child_process';

interface RunProgram {
  arguments: string[];
  input?: Uint8Array;
  seconds: number;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** What a program writes when it is given `input`; throws when it fails, takes too long or writes without end. */
export function runProgram(name: string, { arguments: args, input, seconds }: RunProgram): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.on('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) child.kill('SIGKILL');
    });
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`${name} ended with ${code ?? 'a signal'}`));
    });
    // A program that has read enough closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Whether a program is on this machine and starts. */
export const isThere = (name: string, argument: string): Promise<boolean> =>
  runProgram(name, { arguments: [argument], seconds: 10 }).then(
    () => true,
    () => false,
  );
