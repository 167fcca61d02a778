// A run that is told to end ends what it started first: browsers, servers and databases would outlive it.
import { constants } from 'node:os';
import { running } from './project.mjs';

/** Ends what runs, now and later, once this process is told to. `endedBy` then gives the exit code of who was ended so. */
export function listenForTheEnd() {
  let exitCode;
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      exitCode ??= 128 + constants.signals[signal];
      // Vitest and Playwright put away what they started when they are told as Ctrl+C does, and only then.
      for (const child of running) child.kill('SIGINT');
    });
  }
  return { endedBy: () => exitCode };
}
