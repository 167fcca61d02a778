import { z } from 'zod';
import {
  type AccountRecord,
  changed,
  PASSWORD,
  PHONE,
  type ProviderInfo,
  type RecordChanges,
} from '../../admin/account-record.ts';
import { flag, optional, read } from '../../admin/read.ts';
import { ensure, NotImplemented } from '../../admin/refusals.ts';
import { toUnixSeconds } from '../../clock.ts';
import { AccountError } from '../../wire/errors.ts';
import { admitted, type Call, completeSignIn, identify } from '../call.ts';
import { type IdpAnswer, toIdpAnswer } from './idp-answer.ts';
import { type Assertion, readAssertion } from './idp-assertion.ts';
import { newRecord } from './passwords.ts';

const bodySchema = z.looseObject({
  idToken: optional,
  requestUri: optional,
  postBody: optional,
  returnIdpCredential: flag,
  returnRefreshToken: flag,
  pendingIdToken: optional,
  autoCreate: flag,
});
type Body = z.output<typeof bodySchema>;

interface Asserted {
  call: Call;
  body: Body;
  assertion: Assertion;
  answer: IdpAnswer;
}

/** The account a sign-in leads to, with what becomes of it; or an early end. */
interface Admission {
  record: AccountRecord;
  isNewUser?: boolean;
  changes: RecordChanges;
  unlink?: string[] | undefined;
  /** Whether somebody else at the same provider had the address before. */
  emailRecycled?: boolean;
}
type Confirmation = { confirm: AccountRecord };

/** `accounts:signInWithIdp`. */
export async function signInWithIdp(call: Call): Promise<object> {
  const body = read(bodySchema, call.body);
  if (body.returnRefreshToken) throw NotImplemented('returnRefreshToken is not implemented yet.');
  if (body.pendingIdToken) throw NotImplemented('pendingIdToken is not implemented yet.');
  const assertion = readAssertion({ requestUri: body.requestUri, postBody: body.postBody });
  const asserted = { call, body, assertion, answer: toIdpAnswer(assertion) };
  const linking = body.idToken ? (await identify(call, body.idToken)).record : undefined;
  try {
    const admission = await admit(asserted, linking);
    return 'confirm' in admission ? needConfirmation(asserted, admission) : await enter(asserted, admission);
  } catch (error) {
    if (!isOfAdmission(error) || !body.returnIdpCredential) throw error;
    return { ...asserted.answer, errorMessage: error.message };
  }
}

/** Refusals that come with the credential, so that the client can go on with it. */
const isOfAdmission = (error: unknown): error is AccountError =>
  error instanceof AccountError && ['FEDERATED_USER_ID_ALREADY_LINKED', 'EMAIL_EXISTS'].includes(error.code);

async function admit(
  asserted: Asserted,
  linking: AccountRecord | undefined,
): Promise<Admission | Confirmation> {
  const { call, assertion, answer } = asserted;
  const { providerId, rawId } = assertion;
  const linked = await call.directory.find({ providerId, rawId });
  const isUnique = !call.silo.policy.duplicateEmails;
  if (linking) {
    ensure(!linked, 'FEDERATED_USER_ID_ALREADY_LINKED');
    return link(asserted, linking, isUnique);
  }
  if (linked) return { record: linked, changes: {} };
  if (!isUnique) return signUp(asserted, {});
  const { email, emailVerified } = answer;
  const sameEmail = email ? await call.directory.find({ email }) : undefined;
  if (!sameEmail) return signUp(asserted, email ? { email, emailVerified } : {});
  return emailVerified ? join(asserted, sameEmail) : { confirm: sameEmail };
}

async function link(
  { call, answer }: Asserted,
  record: AccountRecord,
  isUnique: boolean,
): Promise<Admission> {
  const { email, emailVerified } = answer;
  const other = isUnique && email ? await call.directory.find({ email }) : undefined;
  ensure(!other || other.localId === record.localId, 'EMAIL_EXISTS');
  const adopted = isUnique && email && !record.email ? { email, emailVerified } : {};
  const isProven = emailVerified && email && (adopted.email ?? record.email) === email;
  return { record, changes: { ...adopted, ...(isProven && { emailVerified: true }) } };
}

function signUp({ call, body, answer }: Asserted, changes: RecordChanges): Admission {
  // The SDK reads this name as "another person".
  ensure(body.autoCreate !== false, 'EMAIL_NOT_FOUND');
  const record = newRecord(call, call.now.getTime());
  return { record, isNewUser: true, changes: { ...profileOf(answer), ...changes } };
}

/** If nobody had proven the address, the ways in that were set before it was proven end. */
function join({ call, assertion, answer }: Asserted, record: AccountRecord): Admission {
  const changes = { ...profileOf(answer), emailVerified: true };
  const { providerId, rawId } = assertion;
  const before = record.providerUserInfo?.find((link) => link.providerId === providerId);
  const recycled = before && before.rawId !== rawId && { emailRecycled: true };
  if (record.emailVerified) return { record, changes, ...recycled };
  const validSince = String(toUnixSeconds(call.now));
  const unlink = record.providerUserInfo?.map(({ providerId }) => providerId);
  const gone = { passwordHash: undefined, phoneNumber: undefined };
  return { record, changes: { ...changes, ...gone, validSince }, unlink, ...recycled };
}

const profileOf = ({ displayName, photoUrl, screenName }: IdpAnswer): RecordChanges => ({
  displayName,
  photoUrl,
  screenName,
});

/** The SDK reads this as "account exists with different credential". */
function needConfirmation({ answer }: Asserted, { confirm }: Confirmation): object {
  const providers = (confirm.providerUserInfo ?? []).map(({ providerId }) => providerId);
  const verifiedProvider = providers.filter((id) => id !== PASSWORD && id !== PHONE);
  return { ...answer, needConfirmation: true, localId: confirm.localId, verifiedProvider };
}

async function enter({ call, assertion, answer }: Asserted, admission: Admission): Promise<object> {
  const { record, changes, unlink, isNewUser, emailRecycled } = admission;
  const { providerId, saml } = assertion;
  const options = { link: [linkOf(assertion, answer)], unlink };
  const signInAttributes = saml?.attributeStatements;
  const occasion = {
    method: providerId,
    rawUserInfo: answer.rawUserInfo,
    signInAttributes,
    idToken: assertion.oauthIdToken,
    accessToken: assertion.oauthAccessToken,
  };
  const wanted = changed(record, changes, options);
  const kept = await call.directory.put(isNewUser ? await admitted(call, wanted, occasion) : wanted);
  const ending = await completeSignIn(call, kept, { provider: providerId, signInAttributes, occasion });
  const { localId } = kept;
  const { tenantId } = call.silo;
  const emailVerified = kept.email === answer.email ? kept.emailVerified : answer.emailVerified;
  return { ...answer, localId, isNewUser, emailRecycled, emailVerified, tenantId, ...ending };
}

function linkOf({ providerId, rawId }: Assertion, answer: IdpAnswer): ProviderInfo {
  const { displayName, photoUrl, email, screenName } = answer;
  return { providerId, rawId, federatedId: rawId, displayName, photoUrl, email, screenName };
}
