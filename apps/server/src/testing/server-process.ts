import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Where `npm start` keeps it as well. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Ends it by this signal; resolves with how it ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

type Environment = Record<string, string>;

/** Runs `main.ts` to its end; resolves with its exit code and everything it said. */
export async function runToEnd(environment: Environment): Promise<{ code: number | null; output: string }> {
  const child = launch(environment);
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** Starts `main.ts` as a process of its own; resolves once it says that it is ready. */
export async function startProcess(environment: Environment): Promise<ServerProcess> {
  const child = launch(environment);
  const output = collect(child);
  const end = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('is ready') && resolve());
    end.then(() => reject(new Error(`the server did not start:\n${output()}`)));
  });
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    async end(by) {
      child.kill(by);
      const [code, signal] = await end;
      return { code, signal };
    },
  };
}

const launch = (environment: Environment) =>
  spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function collect(child: ReturnType<typeof launch>): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}
