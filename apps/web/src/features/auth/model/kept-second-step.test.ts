import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSecondStep, keptSecondStep } from './kept-second-step';
import { keepForSecondStep } from './second-step';

const customData = {
  operationType: 'signIn',
  _serverResponse: { mfaPendingCredential: 'sealed', mfaInfo: [] },
};
const unfinished = Object.assign(new Error(), { code: 'auth/multi-factor-auth-required', customData });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a sign-in that waits for its second proof survives a reload, as the SDK left it', async () => {
  expect(await keepForSecondStep(unfinished)).toBe(true);
  expect(keptSecondStep()).toMatchObject({ code: unfinished.code, customData, operationType: 'signIn' });
});

test('one that began with mailed digits is a sign-in, too', async () => {
  const { _serverResponse } = customData;
  await keepForSecondStep(Object.assign(new Error(), { ...unfinished, customData: { _serverResponse } }));
  expect(keptSecondStep()).toMatchObject({ customData: { operationType: 'signIn' } });
});

test('after ten minutes it has expired', async () => {
  await keepForSecondStep(unfinished);
  vi.advanceTimersByTime(600_001);
  expect(keptSecondStep()).toBe('expired');
});

test('nothing is kept of another failure, or after it was forgotten', async () => {
  expect(await keepForSecondStep(new Error('network'))).toBe(false);
  expect(keptSecondStep()).toBeUndefined();
  await keepForSecondStep(unfinished);
  forgetSecondStep();
  expect(keptSecondStep()).toBeUndefined();
});
