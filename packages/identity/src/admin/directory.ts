import type { AccountRecord } from './account-record.ts';

/** What an account can be found by, besides its id. */
export type Handle =
  | { email: string }
  | { initialEmail: string }
  | { phoneNumber: string }
  | { providerEmail: string }
  | { passkey: string }
  | { providerId: string; rawId: string };

export interface Page {
  after?: string | undefined;
  limit?: number | undefined;
  order?: 'ASC' | 'DESC';
}

/** The accounts of one project, or of one tenant of it, that the administration calls work on. */
export interface Directory {
  readonly projectId: string;
  readonly tenantId: string | undefined;
  get(localId: string): Promise<AccountRecord | undefined>;
  find(handle: Handle): Promise<AccountRecord | undefined>;
  /** Keeps the record, in place of the one with the same id if there is one. */
  put(record: AccountRecord): Promise<AccountRecord>;
  remove(localId: string): Promise<void>;
  /** Sorted by id. */
  page(page: Page): Promise<AccountRecord[]>;
  count(): Promise<number>;
  /** What is kept of a new password. */
  hash(password: string, salt?: string): { passwordHash: string; salt: string };
}

/** One administration call. */
export interface AdminCall {
  directory: Directory;
  body: unknown;
  query: Readonly<Record<string, string | undefined>>;
  now: Date;
}
