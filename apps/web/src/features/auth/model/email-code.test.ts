import { beforeEach, expect, test, vi } from 'vitest';
import { mailCode, mailedCode } from './email-code';
import { keptSecondStep } from './kept-second-step';
import { keepForSecondStep } from './second-step';

vi.mock('@/lib/account-api', () => ({
  callAccountApi: async () => ({ sessionInfo: 'sealed', expiresIn: '600' }),
}));
vi.mock('@/lib/identity', () => ({ loadIdentity: async () => ({}) }));

beforeEach(() => sessionStorage.clear());

test('digits that are asked for are what the next page wants, not the proof that an earlier sign-in was left at', async () => {
  const unfinished = Object.assign(new Error(), { code: 'auth/multi-factor-auth-required', customData: {} });
  await keepForSecondStep(unfinished);
  await mailCode('ada@example.org');
  expect(keptSecondStep()).toBeUndefined();
  expect(mailedCode()).toMatchObject({ email: 'ada@example.org' });
});
