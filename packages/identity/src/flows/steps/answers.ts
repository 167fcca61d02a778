import type { Account } from '../../accounts/accounts.types.ts';
import { toUpdatedView } from '../../accounts/accounts.views.ts';

/** Answers as `accounts:update` does, with fresh tokens where there are some. */
export function answerUpdated({ account, tokens }: { account: Account; tokens: object }) {
  const kind = 'identitytoolkit#SetAccountInfoResponse';
  return { answer: { kind, ...toUpdatedView(account), ...tokens } };
}

/** Answers with tokens as every second step does: the SDK reads from the empty object that it was one of a code. */
export const answerTotpTokens = ({ tokens }: { tokens: object }) => ({
  answer: { ...tokens, totpAuthInfo: {} },
});
