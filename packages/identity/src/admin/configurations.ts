/** What a project is set to, under the names of the wire. */
export interface ProjectConfig {
  signIn: { allowDuplicateEmails: boolean };
  emailPrivacyConfig: { enableImprovedEmailPrivacy: boolean };
  blockingFunctions: BlockingFunctions;
  passwordPolicyConfig?: PasswordPolicyConfig;
  /** Hosts that belong to the project. */
  authorizedDomains?: string[];
}

/** Functions that are asked before somebody gets an account, or in. */
export interface BlockingFunctions {
  triggers?: Record<string, { functionUri?: string | undefined }> | undefined;
  forwardInboundCredentials?:
    | { idToken?: boolean; accessToken?: boolean; refreshToken?: boolean }
    | undefined;
}

export interface TenantConfig {
  name: string;
  tenantId: string;
  displayName?: string | undefined;
  allowPasswordSignup: boolean;
  enableEmailLinkSignin: boolean;
  enableAnonymousUser: boolean;
  disableAuth: boolean;
  mfaConfig: MfaConfig;
  passwordPolicyConfig?: PasswordPolicyConfig;
}

export interface MfaConfig {
  state?: string;
  /** Of telephones. */
  enabledProviders?: string[];
  /** Of authenticator apps, which count by these alone, whatever the state. */
  providerConfigs?: AppConfig[];
}

export interface AppConfig {
  state?: string | undefined;
  totpProviderConfig?: { adjacentIntervals?: number | undefined } | undefined;
}

export interface PasswordPolicyConfig {
  passwordPolicyEnforcementState?: string;
  forceUpgradeOnSignin?: boolean;
  passwordPolicyVersions?: { customStrengthOptions?: Record<string, number | boolean> }[];
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The configuration with those fields of `update` that the mask names (`signIn.allowDuplicateEmails,…`) in place. */
export function withMask<T extends object>(config: T, update: unknown, updateMask: string): T {
  const next = structuredClone(config);
  for (const path of updateMask.split(',')) copyField(path.split('.'), update, next as Tree);
  return next;
}

function copyField([name = '', ...rest]: string[], from: unknown, to: Tree): void {
  if (!isTree(from) || isUnsafe(name)) return;
  const value = from[name];
  if (value === undefined || value === null) return;
  if (rest.length === 0) {
    to[name] = value;
    return;
  }
  if (!isTree(value)) return;
  const inner = isTree(to[name]) ? (to[name] as Tree) : {};
  to[name] = inner;
  copyField(rest, value, inner);
}

/** Names that lead out of the object. */
const isUnsafe = (name: string) => ['__proto__', 'constructor', 'prototype'].includes(name);
