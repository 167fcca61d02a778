/** What the identity provider tells of an account. */
export interface AccountFacts {
  id: string;
  email: string | null;
  displayName?: string | null | undefined;
}

/** Where names and addresses of other accounts come from. */
export interface AccountDirectory {
  getMany(ids: string[]): Promise<AccountFacts[]>;
}
