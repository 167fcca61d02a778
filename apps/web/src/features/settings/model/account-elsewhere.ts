import { eraseMe } from '@/api/sdk.gen';
import type { Deletion, SignInMethods } from '@/api/types.gen';
import { requireUser } from './account';

// Where a Firebase project keeps the accounts, this server cannot tell of them: the account SDK does, as far as it knows.

export async function signInMethodsElsewhere(): Promise<SignInMethods> {
  const { providerData } = await requireUser();
  const others = providerData.filter(({ providerId }) => providerId !== 'password');
  return {
    password: others.length < providerData.length ? { changedAt: null } : null,
    emailLink: false,
    providers: others.map(({ providerId: id, email }) => ({ id, email, linkedAt: null })),
    passkeys: 0,
    twoStep: null,
  };
}

/** Nothing stands in the way there, and nothing comes back. */
export const deletionElsewhere: Deletion = { graceDays: 0, soleOwnerOf: [] };

/** What this server keeps goes first: without the account nobody could ask for it any more. */
export async function deleteElsewhere(): Promise<void> {
  const user = await requireUser();
  await eraseMe({ throwOnError: true });
  await user.delete();
}
