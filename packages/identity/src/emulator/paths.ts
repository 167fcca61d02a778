/** Hosts of Google's that clients put in front of the path. */
const HOSTS = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com(?=\/)/;
const RELYING_PARTY = '/www.googleapis.com/identitytoolkit/v3/relyingparty/';

/** What the calls were named before they were about `accounts`. */
const FORMER_NAMES: Record<string, string> = {
  createAuthUri: 'accounts:createAuthUri',
  deleteAccount: 'accounts:delete',
  downloadAccount: 'accounts:batchGet',
  emailLinkSignin: 'accounts:signInWithEmailLink',
  getAccountInfo: 'accounts:lookup',
  getOobConfirmationCode: 'accounts:sendOobCode',
  getProjectConfig: 'projects',
  getRecaptchaParam: 'recaptchaParams',
  resetPassword: 'accounts:resetPassword',
  sendVerificationCode: 'accounts:sendVerificationCode',
  setAccountInfo: 'accounts:update',
  signupNewUser: 'accounts:signUp',
  uploadAccount: 'accounts:batchCreate',
  verifyAssertion: 'accounts:signInWithIdp',
  verifyCustomToken: 'accounts:signInWithCustomToken',
  verifyPassword: 'accounts:signInWithPassword',
  verifyPhoneNumber: 'accounts:signInWithPhoneNumber',
};

/** The path of a call without what stands for the host, and under its name of today. */
export function canonicalPath(path: string): string {
  if (!path.startsWith(RELYING_PARTY)) return path.replace(HOSTS, '');
  const name = path.slice(RELYING_PARTY.length);
  return `/v1/${FORMER_NAMES[name] ?? name}`;
}

export interface Matched<T> {
  found: T;
  project: string | undefined;
  tenant: string | undefined;
}

/** Makes a search of what answers a method and path, among entries such as `POST /v1/projects/{project}/accounts`. */
export function createMatcher<T>(entries: Record<string, T>) {
  const patterns = Object.entries(entries).map(([path, found]) => ({
    found,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/:]+)')}$`),
  }));
  return (request: string): Matched<T> | undefined => {
    for (const { found, pattern } of patterns) {
      const groups = pattern.exec(request);
      if (groups) return { found, project: groups.groups?.project, tenant: groups.groups?.tenant };
    }
    return undefined;
  };
}
