import path from 'node:path';
import { keepOutcome } from './failures.mjs';
import { inProject } from './project.mjs';

/** Keeps what failed, with the errors that belong to no journey, in the file that PLAYWRIGHT_OUTCOME names. */
export default class OutcomeReporter {
  passed = 0;
  failures = [];

  onTestEnd(test, result) {
    if (test.ok()) this.passed += 1;
    else this.#fail(`${place(test.location)} › ${test.title}`, result.errors);
  }

  onError(error) {
    this.#fail('outside of any journey', [error]);
  }

  async onEnd() {
    await keepOutcome(process.env.PLAYWRIGHT_OUTCOME, { passed: this.passed, failures: this.failures });
  }

  #fail(name, errors) {
    this.failures.push({ name, message: errors.map((error) => error.stack ?? error.message).join('\n') });
  }
}

const place = ({ file, line }) => `${path.relative(inProject(), file)}:${line}`;
