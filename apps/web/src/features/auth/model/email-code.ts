import { signInWithCustomToken } from '@firebase/auth';
import { callAccountApi } from '@/lib/account-api';
import { loadIdentity } from '@/lib/identity';
import { forgetSecondStep } from './kept-second-step';

const KEY = 'email-code';

/** Digits that were mailed and wait to be typed, in this tab: `sessionInfo` is worth nothing without them. */
export interface MailedCode {
  email: string;
  sessionInfo: string;
  until: number;
}

export async function mailCode(email: string): Promise<MailedCode> {
  const { sessionInfo, expiresIn } = await callAccountApi<{ sessionInfo: string; expiresIn: string }>(
    '/v2/accounts:sendEmailCode',
    { email },
  );
  const mailed = { email, sessionInfo, until: Date.now() + Number(expiresIn) * 1000 };
  sessionStorage.setItem(KEY, JSON.stringify(mailed));
  // A sign-in that was begun before and left at its second proof is not the one that is meant now.
  forgetSecondStep();
  return mailed;
}

export function mailedCode(): MailedCode | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as MailedCode) : undefined;
}

export const forgetMailedCode = () => sessionStorage.removeItem(KEY);

/** Fails with `multi-factor-auth-required` when the account wants a second proof. */
export async function signInByCode({ sessionInfo }: MailedCode, code: string): Promise<void> {
  const { customToken } = await callAccountApi<{ customToken: string }>('/v2/accounts:signInWithEmailCode', {
    sessionInfo,
    code,
  });
  forgetMailedCode();
  await signInWithCustomToken(await loadIdentity(), customToken);
}
