import { createAuthUri } from '../flows/create-auth-uri.ts';
import { deleteAccount } from '../flows/delete-account.ts';
import { finishPasskeyEnrollment, startPasskeyEnrollment } from '../flows/enroll-passkey.ts';
import { finishEnrollment, startEnrollment } from '../flows/enroll-totp.ts';
import { finishSignIn } from '../flows/finish-sign-in.ts';
import type { Flow } from '../flows/flow.ts';
import { lookup } from '../flows/lookup.ts';
import { makeRecoveryCodes } from '../flows/make-recovery-codes.ts';
import { refresh } from '../flows/refresh.ts';
import { renamePasskey } from '../flows/rename-passkey.ts';
import { resetPassword } from '../flows/reset-password.ts';
import { revokeToken } from '../flows/revoke-token.ts';
import { sendEmailCode } from '../flows/send-email-code.ts';
import { sendOobCode } from '../flows/send-oob-code.ts';
import { signInWithCustomToken } from '../flows/sign-in-with-custom-token.ts';
import { signInWithEmailCode } from '../flows/sign-in-with-email-code.ts';
import { signInWithEmailLink } from '../flows/sign-in-with-email-link.ts';
import { signInWithIdp } from '../flows/sign-in-with-idp.ts';
import { finishPasskeySignIn, startPasskeySignIn } from '../flows/sign-in-with-passkey.ts';
import { signInWithPassword } from '../flows/sign-in-with-password.ts';
import { signUp } from '../flows/sign-up.ts';
import { update } from '../flows/update.ts';
import { withdrawSecondFactor } from '../flows/withdraw-second-factor.ts';

/** Which flow answers which call under `/v1`. */
export const V1_FLOWS: Record<string, Flow> = {
  'accounts:createAuthUri': createAuthUri,
  'accounts:delete': deleteAccount,
  'accounts:lookup': lookup,
  'accounts:resetPassword': resetPassword,
  'accounts:sendOobCode': sendOobCode,
  'accounts:signInWithCustomToken': signInWithCustomToken,
  'accounts:signInWithEmailLink': signInWithEmailLink,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signUp': signUp,
  'accounts:update': update,
  token: refresh,
};

/** Which flow answers which call under `/v2`. */
export const V2_FLOWS: Record<string, Flow> = {
  'accounts:revokeToken': revokeToken,
  'accounts:sendEmailCode': sendEmailCode,
  'accounts:signInWithEmailCode': signInWithEmailCode,
  'accounts/mfaEnrollment:start': startEnrollment,
  'accounts/mfaEnrollment:finalize': finishEnrollment,
  'accounts/mfaEnrollment:withdraw': withdrawSecondFactor,
  'accounts/mfaSignIn:finalize': finishSignIn,
  'accounts/passkeyEnrollment:start': startPasskeyEnrollment,
  'accounts/passkeyEnrollment:finalize': finishPasskeyEnrollment,
  'accounts/passkeyEnrollment:rename': renamePasskey,
  'accounts/passkeySignIn:start': startPasskeySignIn,
  'accounts/passkeySignIn:finalize': finishPasskeySignIn,
  'accounts/recoveryCodes:generate': makeRecoveryCodes,
};
