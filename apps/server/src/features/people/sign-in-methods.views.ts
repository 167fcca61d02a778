import type { SignInMethods } from '@syllabi/identity';
import type { SignInMethodsView } from './sign-in-methods.schemas.ts';

export const toSignInMethodsView = ({
  password,
  emailLink,
  providers,
  passkeys,
  twoStep,
}: SignInMethods): SignInMethodsView => ({
  password: password && { changedAt: password.changedAt?.toISOString() ?? null },
  emailLink,
  providers: providers.map(({ id, email, linkedAt }) => ({ id, email, linkedAt: linkedAt.toISOString() })),
  passkeys,
  twoStep: twoStep && {
    id: twoStep.id,
    name: twoStep.name,
    enrolledAt: twoStep.enrolledAt.toISOString(),
    recoveryCodesLeft: twoStep.recoveryCodesLeft,
  },
});
