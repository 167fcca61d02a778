import { canonicalEmail, isEmail } from '../accounts/email.rules.ts';
import { randomSecret } from '../random.ts';
import { AccountError, InvalidContinueUri } from '../wire/errors.ts';
import { flow } from './flow.ts';
import { requireFields } from './steps/fields.ts';

/** Tells nothing about the address, as Firebase with e-mail enumeration protection: the SDK reads an empty list. */
export const createAuthUri = flow('accounts:createAuthUri', [
  requireFields('identifier', 'continueUri'),
  checkIdentifier,
  checkContinueUri,
  answerNothing,
]);

function checkIdentifier({ identifier }: { identifier: string }) {
  if (!isEmail(canonicalEmail(identifier))) throw new AccountError('INVALID_IDENTIFIER');
}

function checkContinueUri({ continueUri }: { continueUri: string }) {
  if (!URL.canParse(continueUri)) throw InvalidContinueUri();
}

function answerNothing() {
  return {
    answer: { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomSecret() },
  };
}
