import type { SecondFactor } from '../second-factors/second-factors.repository.ts';
import type { accounts, providerLinks } from './accounts.tables.ts';

export type ProviderLink = typeof providerLinks.$inferSelect;

/** An account as the flows see it. */
export type Account = typeof accounts.$inferSelect & {
  links: readonly ProviderLink[];
  factors: readonly SecondFactor[];
};

/** One row of an account joined with what belongs to it. */
interface JoinedRow {
  account: Omit<Account, 'links' | 'factors'>;
  link: ProviderLink | null;
  factor: SecondFactor | null;
}

export type NewAccount = Partial<typeof accounts.$inferInsert>;

export type AccountChanges = Partial<
  Pick<
    Account,
    | 'email'
    | 'emailVerified'
    | 'displayName'
    | 'photoUrl'
    | 'passwordHash'
    | 'passwordUpdatedAt'
    | 'emailLinkSignIn'
    | 'disabled'
    | 'customClaims'
    | 'lastSignInAt'
  >
>;

/** Makes one account of each of the several rows that a join gives. */
export function gatherAccounts(rows: readonly JoinedRow[]): Account[] {
  return [...Map.groupBy(rows, ({ account }) => account.id).values()].flatMap((ofOne) =>
    ofOne.slice(0, 1).map(({ account }) => ({
      ...account,
      links: distinct(
        ofOne.map(({ link }) => link),
        (link) => link.providerId,
      ),
      factors: distinct(
        ofOne.map(({ factor }) => factor),
        (factor) => factor.id,
      ),
    })),
  );
}

function distinct<T>(found: readonly (T | null)[], keyOf: (one: T) => string): T[] {
  const present = found.filter((one) => one !== null);
  return [...new Map(present.map((one) => [keyOf(one), one])).values()];
}

export const linkedProviders = ({ links }: Account) => links.map(({ providerId }) => providerId);
