import { z } from 'zod';
import { toAccountView } from './account-view.ts';
import type { AdminCall } from './directory.ts';
import { flag, optional, read } from './read.ts';
import { NotImplemented } from './refusals.ts';

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 1000;

const querySchema = z.looseObject({
  returnUserInfo: flag,
  limit: optional,
  offset: optional,
  order: optional,
  sortBy: optional,
  expression: z.array(z.unknown()).default([]),
});

/** `accounts:batchGet`: a page of accounts, sorted by id. */
export async function batchGet({ directory, query }: AdminCall, toView = toAccountView): Promise<object> {
  const limit = pageSize(query.maxResults);
  const found = await directory.page({ after: query.nextPageToken, limit });
  const last = found.length === limit ? found.at(-1) : undefined;
  const kind = 'identitytoolkit#DownloadAccountResponse';
  return { kind, users: found.map(toView), ...(last && { nextPageToken: last.localId }) };
}

/** How many of a list to answer at once. */
export function pageSize(asked: string | undefined): number {
  const size = Math.floor(Number(asked));
  return size > 0 ? Math.min(size, LARGEST_PAGE) : DEFAULT_PAGE;
}

/** `accounts:query`: all accounts sorted by id, or only how many they are. */
export async function queryAccounts({ directory, body }: AdminCall): Promise<object> {
  const asked = read(querySchema, body);
  if (asked.expression.length > 0) throw NotImplemented('expression is not implemented.');
  if (asked.returnUserInfo === false) return { recordsCount: String(await directory.count()) };
  if (asked.sortBy && !['USER_ID', 'SORT_BY_FIELD_UNSPECIFIED'].includes(asked.sortBy)) {
    throw NotImplemented('Only sorting by USER_ID is implemented.');
  }
  const found = await directory.page({ order: asked.order === 'DESC' ? 'DESC' : 'ASC' });
  const from = Number(asked.offset ?? 0);
  const users = found.slice(from, asked.limit ? from + Number(asked.limit) : undefined);
  return { recordsCount: String(users.length), userInfo: users.map(toAccountView) };
}
