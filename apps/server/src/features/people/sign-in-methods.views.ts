import type { SignInMethodsView } from './sign-in-methods.schemas.ts';

/** As the identity provider tells it. */
export interface SignInMethods {
  password: { changedAt: Date | null } | null;
  emailLink: boolean;
  providers: { id: string; email: string | null; linkedAt: Date }[];
  passkeys: number;
  twoStep: { id: string; name: string | null; enrolledAt: Date; recoveryCodesLeft: number } | null;
}

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
