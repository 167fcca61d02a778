import { EmailAuthProvider, reauthenticateWithCredential } from '@firebase/auth';
import { openSecondStep, type SecondStep, wantsSecondStep } from '@/lib/second-step';
import { requireUser } from './account';

export const provePassword = (password: string) =>
  firstProof(async () => {
    const user = await requireUser();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  });

/** Tries a proof; an account with two-step verification gives the second step that is left to do. */
export async function firstProof(prove: () => Promise<unknown>): Promise<SecondStep | undefined> {
  try {
    await prove();
    return undefined;
  } catch (error) {
    if (wantsSecondStep(error)) return openSecondStep(error);
    throw error;
  }
}
