/** A refusal under the name Firebase gives it; the SDK turns the name into its own `auth/…` code. */
export class AccountError extends Error {
  readonly code: string;
  readonly status: number;
  readonly statusName: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    { status = 400, statusName, detail, retryAfterSeconds }: AccountErrorOptions = {},
  ) {
    super(detail ? `${code} : ${detail}` : code);
    this.name = 'AccountError';
    this.code = code;
    this.status = status;
    this.statusName = statusName;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface AccountErrorOptions {
  status?: number;
  /** What Google's APIs call the status, where there is more than one of that number. */
  statusName?: string;
  /** Told after the name, as in `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing …`. */
  detail?: string;
  retryAfterSeconds?: number;
}

const refusal =
  (code: string, options: AccountErrorOptions = {}) =>
  (more: AccountErrorOptions = {}) =>
    new AccountError(code, { ...options, ...more });

export const CredentialTooOld = refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
export const EmailChangeNeedsVerification = refusal('EMAIL_CHANGE_NEEDS_VERIFICATION');
export const EmailExists = refusal('EMAIL_EXISTS');
export const EmailNotFound = refusal('EMAIL_NOT_FOUND');
export const ExpiredOobCode = refusal('EXPIRED_OOB_CODE');
export const InvalidAuthenticatorResponse = refusal('INVALID_AUTHENTICATOR_RESPONSE');
export const InvalidCode = refusal('INVALID_CODE');
export const FederatedIdAlreadyLinked = refusal('FEDERATED_USER_ID_ALREADY_LINKED');
export const InvalidContinueUri = refusal('INVALID_CONTINUE_URI');
export const InvalidEmail = refusal('INVALID_EMAIL');
export const InvalidGrantType = refusal('INVALID_GRANT_TYPE');
export const ForbiddenClaim = refusal('FORBIDDEN_CLAIM');
export const InvalidCustomToken = refusal('INVALID_CUSTOM_TOKEN');
export const InvalidHostingLinkDomain = refusal('INVALID_HOSTING_LINK_DOMAIN');
export const InvalidIdToken = refusal('INVALID_ID_TOKEN');
export const InvalidIdpResponse = refusal('INVALID_IDP_RESPONSE');
export const InvalidLoginCredentials = refusal('INVALID_LOGIN_CREDENTIALS');
export const InvalidMfaPendingCredential = refusal('INVALID_MFA_PENDING_CREDENTIAL');
export const InvalidNonce = refusal('MISSING_OR_INVALID_NONCE');
export const InvalidOobCode = refusal('INVALID_OOB_CODE');
export const InvalidRefreshToken = refusal('INVALID_REFRESH_TOKEN');
export const InvalidRequestType = refusal('INVALID_REQ_TYPE');
export const InvalidSessionInfo = refusal('INVALID_SESSION_INFO');
export const MfaEnrollmentNotFound = refusal('MFA_ENROLLMENT_NOT_FOUND');
export const OperationNotAllowed = refusal('OPERATION_NOT_ALLOWED');
export const AdminOnlyOperation = refusal('ADMIN_ONLY_OPERATION');
export const PasskeyCounterRegressed = refusal('PASSKEY_COUNTER_REGRESSED');
export const PasskeyNotFound = refusal('PASSKEY_CREDENTIAL_NOT_FOUND');
export const PasswordRefused = refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
export const WeakPassword = refusal('WEAK_PASSWORD');
export const SecondFactorExists = refusal('SECOND_FACTOR_EXISTS');
export const SessionExpired = refusal('SESSION_EXPIRED');
export const TokenExpired = refusal('TOKEN_EXPIRED');
export const TooManyPasskeys = refusal('TOO_MANY_PASSKEYS');
export const TooManyAttempts = refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
export const UnauthorizedDomain = refusal('UNAUTHORIZED_DOMAIN');
export const UnsupportedFirstFactor = refusal('UNSUPPORTED_FIRST_FACTOR', {
  detail: 'MFA is not available for the given first factor.',
});
export const UnverifiedEmail = refusal('UNVERIFIED_EMAIL', {
  detail: 'Need to verify email first before enrolling second factors.',
});
export const UserDisabled = refusal('USER_DISABLED');
export const UserMismatch = refusal('USER_MISMATCH');
export const UserNotFound = refusal('USER_NOT_FOUND');
export const Busy = refusal('SERVICE_UNAVAILABLE', { status: 503, retryAfterSeconds: 2 });
export const Unexpected = refusal('INTERNAL_ERROR', { status: 500 });
export const UnknownPath = refusal('NOT_FOUND', { status: 404 });
export const MissingApiKey = refusal('The request is missing a valid API key.', { status: 403 });
export const InvalidApiKey = refusal('API key not valid. Please pass a valid API key.');
export const invalidArgument = (detail: string) => new AccountError('INVALID_ARGUMENT', { detail });
/** `MISSING_EMAIL`, `MISSING_ID_TOKEN`, …: the name follows from the field's. */
export const missing = (field: string) =>
  new AccountError(`MISSING_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`);

/** The error body of Google's APIs. */
export function toWireError({ status, message }: AccountError) {
  return {
    error: { code: status, message, errors: [{ message, reason: reasonFor(status), domain: 'global' }] },
  };
}

function reasonFor(status: number) {
  if (status === 401) return 'authError';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 501) return 'unimplemented';
  return status < 500 ? 'invalid' : 'backendError';
}
