import type { accounts, providerLinks } from './accounts.tables.ts';

export type ProviderLink = typeof providerLinks.$inferSelect;

/** An account as the flows see it. */
export type Account = typeof accounts.$inferSelect & { links: readonly ProviderLink[] };

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

/** Makes one account of the several rows that a join with its links gives. */
export function gatherLinks(
  rows: { account: Omit<Account, 'links'>; link: ProviderLink | null }[],
): Account[] {
  const found = new Map<string, Account & { links: ProviderLink[] }>();
  for (const { account, link } of rows) {
    const known = found.get(account.id) ?? { ...account, links: [] };
    if (link) known.links.push(link);
    found.set(account.id, known);
  }
  return [...found.values()];
}

export const linkedProviders = ({ links }: Account) => links.map(({ providerId }) => providerId);
