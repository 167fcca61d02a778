interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Options {
  /**
   * Batches under way at once, over which those who wait are spread evenly. With one alone, this process and PostgreSQL
   * would wait for each other in turns.
   */
  atOnce?: number;
  /** The most that goes into one. */
  most?: number;
}

/**
 * Makes one question to the database of all that are asked while earlier ones are under way: one round trip and, where
 * something is written, one wait for the disk. Nobody waits for company. `run` answers in the order it was asked; when it
 * fails, each is asked alone, so that nobody fails for another's sake.
 *
 * @example
 * const nameOf = inBatches((ids: readonly string[]) => findNames(ids));
 * await nameOf('ada');
 */
export function inBatches<Asked, Answer>(
  run: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { atOnce = 1, most = 64 }: Options = {},
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underway = 0;
  let isScheduled = false;

  async function settle(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ asked }) => asked));
      // `run` answers everybody, so there is an answer for each.
      batch.forEach(({ resolve }, index) => void resolve(answers[index] as Answer));
    } catch (error) {
      const [only, ...others] = batch;
      if (others.length === 0) only?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  function start(): void {
    isScheduled = false;
    while (underway < atOnce && waiting.length > 0) {
      const share = Math.ceil(waiting.length / (atOnce - underway));
      underway += 1;
      settle(waiting.splice(0, Math.min(share, most))).finally(() => {
        underway -= 1;
        start();
      });
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isScheduled || underway >= atOnce) return;
      isScheduled = true;
      setImmediate(start); // whatever this turn of the event loop still brings comes along
    });
}
