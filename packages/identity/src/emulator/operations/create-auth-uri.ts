import { z } from 'zod';
import { type AccountRecord, PASSWORD, PHONE } from '../../admin/account-record.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure, NotImplemented } from '../../admin/refusals.ts';
import { randomSecret } from '../../random.ts';
import type { Call } from '../call.ts';

const bodySchema = z.looseObject({
  identifier: optional,
  continueUri: optional,
  providerId: optional,
  sessionId: optional,
});

interface Ways {
  allProviders: string[];
  signinMethods: string[];
}

/** `accounts:createAuthUri`: in which ways the owner of an address can come in, unless e-mail privacy forbids to tell. */
export async function createAuthUri(call: Call): Promise<object> {
  const { identifier, continueUri, providerId, sessionId = randomSecret() } = read(bodySchema, call.body);
  if (providerId) throw NotImplemented('Sign-in with IDP is not yet supported.');
  ensure(identifier, 'MISSING_IDENTIFIER');
  ensure(continueUri, 'MISSING_CONTINUE_URI');
  ensure(/^[^@]+@[^@]+$/.test(identifier), 'INVALID_IDENTIFIER');
  ensure(URL.canParse(continueUri), 'INVALID_CONTINUE_URI');
  const kind = 'identitytoolkit#CreateAuthUriResponse';
  const { policy } = call.silo;
  if (policy.emailPrivacy) return { kind, sessionId };
  const email = identifier.toLowerCase();
  const record = (await call.directory.find({ email })) ?? (await sameAtProvider(call, email));
  const ways = record ? waysOf(record, policy.duplicateEmails) : { allProviders: [], signinMethods: [] };
  return { kind, registered: record !== undefined, sessionId, ...ways };
}

/** Where several accounts may come from one address, one without an address of its own is nobody's in particular. */
async function sameAtProvider({ directory, silo }: Call, email: string): Promise<AccountRecord | undefined> {
  const record = await directory.find({ providerEmail: email });
  return record?.email || !silo.policy.duplicateEmails ? record : undefined;
}

function waysOf(record: AccountRecord, onlyOwn: boolean): Ways {
  const providers = (record.providerUserInfo ?? []).map(({ providerId }) => providerId);
  const shown = providers.filter((id) => id !== PHONE && (!onlyOwn || id === PASSWORD));
  return {
    allProviders: shown,
    signinMethods: shown.flatMap((id) => (id === PASSWORD ? passwordMethods(record) : [id])),
  };
}

const passwordMethods = ({ passwordHash, emailLinkSignin }: AccountRecord): string[] => [
  ...(passwordHash ? [PASSWORD] : []),
  ...(emailLinkSignin ? ['emailLink'] : []),
];
