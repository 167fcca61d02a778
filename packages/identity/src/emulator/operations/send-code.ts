import { z } from 'zod';
import { flag, optional, read, text } from '../../admin/read.ts';
import { ensure, NotImplemented } from '../../admin/refusals.ts';
import { type Call, identify } from '../call.ts';
import { type OobType, sendCode } from './codes.ts';

/** Some clients send the number that the type has in the protocol's definition. */
const TYPES_BY_NUMBER: Record<string, string> = {
  1: 'PASSWORD_RESET',
  4: 'VERIFY_EMAIL',
  6: 'EMAIL_SIGNIN',
  7: 'VERIFY_AND_CHANGE_EMAIL',
};

const TYPES = z.enum([
  'OOB_REQ_TYPE_UNSPECIFIED',
  'PASSWORD_RESET',
  'OLD_EMAIL_AGREE',
  'NEW_EMAIL_ACCEPT',
  'VERIFY_EMAIL',
  'RECOVER_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
  'REVERT_SECOND_FACTOR_ADDITION',
]);

const bodySchema = z.looseObject({
  requestType: text
    .transform((type) => TYPES_BY_NUMBER[type] ?? type)
    .pipe(TYPES)
    .optional(),
  email: optional,
  newEmail: optional,
  idToken: optional,
  continueUrl: optional,
  linkDomain: optional,
  returnOobLink: flag,
});
type Body = z.output<typeof bodySchema>;

interface Addressed {
  email: string;
  newEmail?: string | undefined;
}
type Address = (call: Call, body: Body) => Promise<Addressed | { email: string; isUnknown: true }>;

const ADDRESSES: Partial<Record<OobType, Address>> = {
  EMAIL_SIGNIN: signInAddress,
  PASSWORD_RESET: resetAddress,
  VERIFY_EMAIL: async (call, body) => ({ email: await ownAddress(call, body) }),
  VERIFY_AND_CHANGE_EMAIL: changeAddress,
};

/** `accounts:sendOobCode`: nothing is mailed; administrators are told the link, and tests can list the codes. */
export const sendOobCode = (call: Call): Promise<object> => send(call, false);
export const makeOobLink = (call: Call): Promise<object> => send(call, true);

async function send(call: Call, isPrivileged: boolean): Promise<object> {
  const body = read(bodySchema, call.body);
  const { requestType, continueUrl, linkDomain, returnOobLink = false } = body;
  ensure(requestType && requestType !== 'OOB_REQ_TYPE_UNSPECIFIED', 'MISSING_REQ_TYPE');
  ensure(!returnOobLink || isPrivileged, 'INSUFFICIENT_PERMISSION');
  const detail = '((expected an absolute URI with valid scheme and host))';
  ensure(!continueUrl || URL.canParse(continueUrl), 'INVALID_CONTINUE_URI', detail);
  const { authorizedDomains } = call.silo.policy;
  const isOurs = !linkDomain || !authorizedDomains || authorizedDomains.includes(linkDomain);
  ensure(isOurs, 'INVALID_HOSTING_LINK_DOMAIN');
  const findAddress = isOobType(requestType) && ADDRESSES[requestType];
  if (!findAddress) throw NotImplemented(requestType);
  const addressed = await findAddress(call, body);
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  const { email } = addressed;
  if ('isUnknown' in addressed) return { kind, email };
  const { oobCode, oobLink } = await sendCode(call, { requestType, ...addressed, continueUrl });
  return { kind, email, ...(returnOobLink && { oobCode, oobLink }) };
}

const isOobType = (type: string): type is OobType => Object.hasOwn(ADDRESSES, type);

async function signInAddress({ silo }: Call, { email }: Body) {
  ensure(silo.policy.emailLinks, 'OPERATION_NOT_ALLOWED');
  ensure(email, 'MISSING_EMAIL');
  return { email: email.toLowerCase() };
}

async function resetAddress({ silo, directory }: Call, body: Body) {
  ensure(body.email, 'MISSING_EMAIL');
  const email = body.email.toLowerCase();
  const isKnown = (await directory.find({ email })) !== undefined;
  if (!isKnown && silo.policy.emailPrivacy) return { email, isUnknown: true as const };
  ensure(isKnown, 'EMAIL_NOT_FOUND');
  return { email };
}

async function changeAddress(call: Call, body: Body) {
  ensure(body.newEmail, 'MISSING_NEW_EMAIL');
  const newEmail = body.newEmail.toLowerCase();
  ensure(body.idToken || body.returnOobLink, 'MISSING_ID_TOKEN');
  const email = await ownAddress(call, body);
  ensure(!(await call.directory.find({ email: newEmail })), 'EMAIL_EXISTS');
  return { email, newEmail };
}

/** The address of whoever asks; an administrator may ask for anybody. */
async function ownAddress(call: Call, body: Body): Promise<string> {
  if (body.returnOobLink && !body.idToken) {
    ensure(body.email, 'MISSING_EMAIL');
    const email = body.email.toLowerCase();
    ensure(await call.directory.find({ email }), 'USER_NOT_FOUND');
    return email;
  }
  const { record } = await identify(call, body.idToken ?? '');
  ensure(record.email, 'MISSING_EMAIL');
  return record.email;
}
