import { createInterface } from 'node:readline/promises';

/** Nothing was done: the answer was no, or nobody is there to ask. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly isWrongUse: boolean;

  constructor(message: string, { isWrongUse = false } = {}) {
    super(message);
    this.isWrongUse = isWrongUse;
  }
}

/** Asks before something that others notice. Throws {@link Declined} unless the answer is yes. */
export async function confirm(question: string, { yes = false }: { yes?: boolean }): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new Declined('Nobody is here to ask: say --yes to go on.', { isWrongUse: true });
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new Declined('Nothing was changed.');
}
