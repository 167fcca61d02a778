import type { Account } from '../../accounts/accounts.types.ts';
import { canonicalEmail, isEmail } from '../../accounts/email.rules.ts';
import type { Code, RequestType } from '../../codes/codes.ts';
import {
  InvalidContinueUri,
  InvalidEmail,
  InvalidHostingLinkDomain,
  InvalidOobCode,
  OperationNotAllowed,
  UnauthorizedDomain,
} from '../../wire/errors.ts';
import { isAuthorized } from '../../wire/origins.rules.ts';
import type { Start } from '../context.ts';

/** The page to go on to afterwards must be one of ours, or the mail would lend its trust to a stranger's page. */
export function checkContinueUrl({ body, settings }: Pick<Start, 'body' | 'settings'>) {
  const url = body.continueUrl;
  if (!url) return;
  if (!URL.canParse(url)) throw InvalidContinueUri();
  if (!isAuthorized(url, settings.authorizedDomains)) throw UnauthorizedDomain();
}

/** Links may lead to another of our hosts, never to a stranger's: the code in them opens an account. */
export function checkLinkDomain({ body, settings }: Pick<Start, 'body' | 'settings'>) {
  const { linkDomain } = body;
  if (linkDomain && !settings.authorizedDomains.includes(linkDomain)) throw InvalidHostingLinkDomain();
}

export function checkNewEmail({ newEmail }: { newEmail: string }) {
  const canonical = canonicalEmail(newEmail);
  if (!isEmail(canonical)) throw InvalidEmail();
  return { newEmail: canonical };
}

export function requireEmailLinks({ settings }: Pick<Start, 'settings'>) {
  if (!settings.emailLinkSignIn) throw OperationNotAllowed();
}

/** Finds the code and refuses one that is unknown, used or too old. Looking changes nothing. */
export const checkCode = async ({
  oobCode,
  codes,
  now,
}: Pick<Start, 'codes' | 'now'> & { oobCode: string }) => ({
  code: await codes.check(oobCode, now),
});

/** Makes a step that refuses a code that was asked for something else. */
export const requireCodeFor =
  (requestType: RequestType) =>
  ({ code }: { code: Code }) => {
    if (code.requestType !== requestType) throw InvalidOobCode();
  };

/** A code works for the account it was made for, and only while that account still has the address it went to. */
export async function findOwnerOfCode({
  code,
  accounts,
}: Pick<Start, 'accounts'> & { code: Code }): Promise<{ account: Account }> {
  const account = code.accountId ? await accounts.findById(code.accountId) : undefined;
  const isBound = account && (account.email === code.email || code.requestType === 'RECOVER_EMAIL');
  if (!isBound) throw InvalidOobCode();
  return { account };
}

/** From here on nobody else can use the code; of requests at the same time, one gets this far. */
export const spendCode = ({ code, codes, now }: Pick<Start, 'codes' | 'now'> & { code: Code }) =>
  codes.spend(code, now);
