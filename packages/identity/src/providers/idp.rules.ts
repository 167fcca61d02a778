export type Admission = 'sign in' | 'join' | 'take over' | 'ask' | 'create';

interface Facts {
  /** Whether some account is linked with this person at the provider. */
  isLinked: boolean;
  /** The account that has the same address, if any. */
  sameEmail: { emailVerified: boolean } | undefined;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
}

/**
 * What a sign-in through another provider leads to. Only a vouched-for address joins an account that exists; and if
 * that account's own address was never proven, whoever made it may be somebody else, so their ways in end.
 */
export function decideAdmission({ isLinked, sameEmail, emailVerified }: Facts): Admission {
  if (isLinked) return 'sign in';
  if (!sameEmail) return 'create';
  if (!emailVerified) return 'ask';
  return sameEmail.emailVerified ? 'join' : 'take over';
}
