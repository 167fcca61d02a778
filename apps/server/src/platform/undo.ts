type Step = () => unknown;

/** What has been brought up, to be taken down in the opposite order. */
export interface UndoList {
  add(step: Step): void;
  /** Runs every step, also after one that failed, and then tells the first failure. */
  run(): Promise<void>;
}

export function createUndoList(): UndoList {
  const steps: Step[] = [];
  return {
    add: (step) => void steps.push(step),
    async run() {
      const failures: unknown[] = [];
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
