import { z } from 'zod';
import type { AdminCall } from './directory.ts';
import { flag, optional, read, text } from './read.ts';
import { ensure } from './refusals.ts';

const MOST_AT_ONCE = 1000;
const oneSchema = z.looseObject({ localId: optional });
const manySchema = z.looseObject({ localIds: z.array(text).default([]), force: flag });

/** `accounts:delete` of a project. */
export async function deleteAccount({ directory, body }: AdminCall): Promise<object> {
  const { localId } = read(oneSchema, body);
  ensure(localId, 'MISSING_LOCAL_ID');
  ensure(await directory.get(localId), 'USER_NOT_FOUND');
  await directory.remove(localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** `accounts:batchDelete`: accounts that are not disabled stay, unless forced. Unknown ids are passed over. */
export async function batchDelete({ directory, body }: AdminCall): Promise<object> {
  const { localIds, force } = read(manySchema, body);
  ensure(localIds.length > 0 && localIds.length <= MOST_AT_ONCE, 'LOCAL_ID_LIST_EXCEEDS_LIMIT');
  const errors: object[] = [];
  for (const [index, localId] of localIds.entries()) {
    const record = await directory.get(localId);
    if (!record) continue;
    if (record.disabled || force) await directory.remove(localId);
    else
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
  }
  return errors.length ? { errors } : {};
}
