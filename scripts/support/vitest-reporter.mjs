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
    if (unhandled.length > 0) this.#fail('outside of any test', unhandled);
    await keepOutcome(process.env.VITEST_OUTCOME, { passed: this.passed, failures: this.failures });
  }

  #fail(name, errors) {
    this.failures.push({ name, message: errors.map((error) => error.stack ?? error.message).join('\n') });
  }
}

const place = (module) => path.relative(inProject(), module.moduleId);
