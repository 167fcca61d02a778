import { z } from 'zod';
import type { AccountRecord } from './account-record.ts';
import { toAccountView } from './account-view.ts';
import type { AdminCall, Directory } from './directory.ts';
import { optional, read, text } from './read.ts';
import { NotImplemented } from './refusals.ts';

const texts = z.array(text).default([]);
const bodySchema = z.looseObject({
  localId: texts,
  email: texts,
  initialEmail: texts,
  phoneNumber: texts,
  federatedUserId: z.array(z.looseObject({ providerId: optional, rawId: optional })).default([]),
});
type Body = z.output<typeof bodySchema>;

/** `accounts:lookup`: every account that one of the ids, addresses, numbers or provider ids belongs to, once. */
export async function lookupAccounts({ directory, body }: AdminCall): Promise<object> {
  const asked = read(bodySchema, body);
  if (asked.initialEmail.length > 0) throw NotImplemented('Lookup by initialEmail is not implemented.');
  const found = await Promise.all(searches(asked, directory));
  const present = found.filter((record) => record !== undefined);
  const users = [...new Map(present.map((record) => [record.localId, toAccountView(record)])).values()];
  return { kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 && { users }) };
}

function searches(
  { localId, email, phoneNumber, federatedUserId }: Body,
  directory: Directory,
): Promise<AccountRecord | undefined>[] {
  return [
    ...localId.map((id) => directory.get(id)),
    ...email.map((address) => directory.find({ email: address.toLowerCase() })),
    ...phoneNumber.map((number) => directory.find({ phoneNumber: number })),
    ...federatedUserId.map(async ({ providerId, rawId }) =>
      providerId && rawId ? directory.find({ providerId, rawId }) : undefined,
    ),
  ];
}
