import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Cleans up after the running test, or after the file when called outside of one. */
export function afterThis(cleanUp: () => Promise<unknown>): void {
  const undo = async () => {
    await cleanUp();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(undo);
  else afterAll(undo);
}
