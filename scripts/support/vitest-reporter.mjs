import path from 'node:path';
import { keepOutcome } from './failures.mjs';
import { inProject } from './project.mjs';

/** Keeps what failed, with the errors that belong to no test, in the file that VITEST_OUTCOME names. */
export default class OutcomeReporter {
  passed = 0;
  failures = [];

  onTestCaseResult(testCase) {
    const { state, errors } = testCase.result();
    if (state === 'passed') this.passed += 1;
    if (state === 'failed') this.#fail(`${place(testCase.module)} › ${testCase.fullName}`, errors);
  }

  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#fail(`${place(suite.module)} › ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module) {
    if (module.errors().length > 0) this.#fail(place(module), module.errors());
  }

  async onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) this.#fail('outside of any test', [error]);
    await keepOutcome(process.env.VITEST_OUTCOME, { passed: this.passed, failures: this.failures });
  }

  #fail(name, errors) {
    this.failures.push({ name, message: errors.map(told).join('\n') });
  }
}

/** With what it came from: that a process of tests is gone is said by one error, how it ended by the next. */
const told = ({ stack, message, cause }) =>
  [stack ?? message, ...(cause ? [`Caused by: ${told(cause)}`] : [])].join('\n');

const place = (module) => path.relative(inProject(), module.moduleId);
