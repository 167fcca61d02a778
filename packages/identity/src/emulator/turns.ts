/** Does something during which others may have their turn. */
export type Aside = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets work be done one after the other: nothing comes between what a call reads and what it writes. */
export function createTurns() {
  let last: Promise<void> = Promise.resolve();

  async function take(): Promise<() => void> {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  }

  return async <T>(work: (aside: Aside) => Promise<T>): Promise<T> => {
    let release = await take();
    const aside: Aside = async (other) => {
      release();
      try {
        return await other();
      } finally {
        release = await take();
      }
    };
    try {
      return await work(aside);
    } finally {
      release();
    }
  };
}
