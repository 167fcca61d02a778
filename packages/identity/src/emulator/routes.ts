import { createAccount } from '../admin/create-account.ts';
import { batchDelete, deleteAccount } from '../admin/delete-accounts.ts';
import { batchCreate } from '../admin/import-accounts.ts';
import { queryAccounts } from '../admin/list-accounts.ts';
import { lookupAccounts } from '../admin/lookup-accounts.ts';
import { ensure } from '../admin/refusals.ts';
import type { Call, Operation } from './call.ts';
import { resetPassword } from './operations/codes.ts';
import { createAuthUri } from './operations/create-auth-uri.ts';
import { signInWithEmailLink } from './operations/email-links.ts';
import { exportAccounts } from './operations/exports.ts';
import { signInWithIdp } from './operations/idp.ts';
import { deleteOwn, lookupOwn, sessionCookie, updateAny, updateOwn } from './operations/own-account.ts';
import {
  finishPasskeyEnrollment,
  finishPasskeySignIn,
  startPasskeyEnrollment,
  startPasskeySignIn,
} from './operations/passkeys.ts';
import { signInWithPassword, signUp } from './operations/passwords.ts';
import { describeProject, passwordPolicy, recaptchaConfig, recaptchaParams } from './operations/project.ts';
import {
  finishEnrollment,
  finishSignIn,
  startEnrollment,
  startSignIn,
  withdrawEnrollment,
} from './operations/second-factors.ts';
import { makeOobLink, sendOobCode } from './operations/send-code.ts';
import { sendVerificationCode, signInWithPhoneNumber } from './operations/telephones.ts';
import { refresh, signInWithCustomToken } from './operations/tokens.ts';

/** What answers a call: for clients, who send an API key, and for administrators, who own the project. */
interface Answers {
  client?: Operation;
  admin?: Operation;
}

const both = (operation: Operation): Answers => ({ client: operation, admin: operation });

/** The calls on accounts, by method and path. */
export const ACCOUNT_CALLS: Record<string, Answers> = {
  'POST /v1/accounts:batchCreate': { admin: ofNamedProject(batchCreate) },
  'POST /v1/accounts:batchGet': { admin: ofNamedProject(batchGetByBody) },
  'POST /v1/accounts:createAuthUri': both(createAuthUri),
  'POST /v1/accounts:delete': { client: deleteOwn, admin: deleteAccount },
  'POST /v1/accounts:lookup': { client: lookupOwn, admin: lookupAccounts },
  'POST /v1/accounts:resetPassword': both(resetPassword),
  'POST /v1/accounts:sendOobCode': { client: sendOobCode, admin: makeOobLink },
  'POST /v1/accounts:sendVerificationCode': both(sendVerificationCode),
  'POST /v1/accounts:signInWithCustomToken': both(signInWithCustomToken),
  'POST /v1/accounts:signInWithEmailLink': both(signInWithEmailLink),
  'POST /v1/accounts:signInWithIdp': both(signInWithIdp),
  'POST /v1/accounts:signInWithPassword': both(signInWithPassword),
  'POST /v1/accounts:signInWithPhoneNumber': both(signInWithPhoneNumber),
  'POST /v1/accounts:signUp': { client: signUp, admin: createAccount },
  'POST /v1/accounts:update': { client: updateOwn, admin: updateAny },
  'POST /v1/token': both(refresh),
  'GET /v1/projects': both(describeProject),
  'GET /v1/recaptchaParams': both(recaptchaParams),
  'GET /v2/recaptchaConfig': both(recaptchaConfig),
  'GET /v2/passwordPolicy': both(passwordPolicy),
  'POST /v2/accounts:revokeToken': both(async () => ({})),
  'POST /v2/accounts/mfaEnrollment:start': both(startEnrollment),
  'POST /v2/accounts/mfaEnrollment:finalize': both(finishEnrollment),
  'POST /v2/accounts/mfaEnrollment:withdraw': both(withdrawEnrollment),
  'POST /v2/accounts/mfaSignIn:start': both(startSignIn),
  'POST /v2/accounts/mfaSignIn:finalize': both(finishSignIn),
  'POST /v2/accounts/passkeyEnrollment:start': both(startPasskeyEnrollment),
  'POST /v2/accounts/passkeyEnrollment:finalize': both(finishPasskeyEnrollment),
  'POST /v2/accounts/passkeySignIn:start': both(startPasskeySignIn),
  'POST /v2/accounts/passkeySignIn:finalize': both(finishPasskeySignIn),
};

/** The calls below a project, or below one of its tenants. */
const ADMIN_CALLS: Record<string, Operation> = {
  'POST {below}/accounts': createAccount,
  'POST {below}/accounts:delete': deleteAccount,
  'POST {below}/accounts:lookup': lookupAccounts,
  'POST {below}/accounts:query': queryAccounts,
  'POST {below}/accounts:sendOobCode': makeOobLink,
  'POST {below}/accounts:update': updateAny,
  'POST {below}/accounts:batchCreate': batchCreate,
  'POST {below}/accounts:batchDelete': batchDelete,
  'GET {below}/accounts:batchGet': exportAccounts,
  'POST {below}:createSessionCookie': sessionCookie,
  'POST {below}:queryAccounts': queryAccounts,
};

/** Under its former name the call has the project in its body, not in its path. */
function ofNamedProject(operation: Operation): Operation {
  return async (call) => {
    ensure(isTree(call.body) && call.body.targetProjectId, 'INSUFFICIENT_PERMISSION');
    return operation(call);
  };
}

const isTree = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

/** Under its former name the call has in its body what it has in its address today. */
function batchGetByBody(call: Call): Promise<object> {
  const query = isTree(call.body) ? { ...call.query, ...(call.body as typeof call.query) } : call.query;
  return exportAccounts({ ...call, query });
}

const PLACES = ['/v1/projects/{project}', '/v1/projects/{project}/tenants/{tenant}'];
for (const [path, admin] of Object.entries(ADMIN_CALLS)) {
  for (const place of PLACES) ACCOUNT_CALLS[path.replace('{below}', place)] = { admin };
}
