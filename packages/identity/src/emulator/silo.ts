import type {
  AppConfig,
  BlockingFunctions,
  MfaConfig,
  PasswordPolicyConfig,
  ProjectConfig,
  TenantConfig,
} from '../admin/configurations.ts';
import type { Directory } from '../admin/directory.ts';
import { randomSecret } from '../random.ts';
import { type NoteKind, type Store, siloOf } from './store.repository.ts';

/** What a project, or a tenant of it, lets people do. */
export interface Policy {
  isDisabled: boolean;
  passwords: boolean;
  emailLinks: boolean;
  anonymous: boolean;
  secondFactors: SecondFactors;
  /** Whether several accounts may come from the same address at different providers. */
  duplicateEmails: boolean;
  /** Whether strangers may not learn which addresses have an account. */
  emailPrivacy: boolean;
  passwordPolicy: PasswordPolicyConfig | undefined;
  blockingFunctions: BlockingFunctions;
  /** Hosts that links may lead to; every host, until somebody names some. */
  authorizedDomains: readonly string[] | undefined;
}

/** Which second factors may be added; whoever has one is asked for it where any counts. */
interface SecondFactors {
  isOn: boolean;
  telephones: boolean;
  apps: AppConfig['totpProviderConfig'];
}

/** One project, or one tenant of it: its accounts, what it allows, and what it sent to people. */
export interface Silo {
  projectId: string;
  tenantId: string | undefined;
  policy: Policy;
  directory: Directory;
  notes: Notes;
}

export interface Notes {
  add(kind: NoteKind, key: string, content: object): Promise<unknown>;
  find<T>(kind: NoteKind, key: string): Promise<T | undefined>;
  remove(kind: NoteKind, key: string): Promise<unknown>;
  list<T>(kind: NoteKind): Promise<T[]>;
}

interface SiloFacts {
  store: Store;
  projectId: string;
  project: ProjectConfig;
  tenant: TenantConfig | undefined;
}

export function openSilo({ store, projectId, project, tenant }: SiloFacts): Silo {
  const tenantId = tenant?.tenantId;
  const silo = siloOf(projectId, tenantId);
  return {
    projectId,
    tenantId,
    policy: policyOf(project, tenant),
    directory: openDirectory(store, { silo, projectId, tenantId }),
    notes: {
      add: (kind, key, content) => store.addNote(silo, { kind, key, content }),
      find: (kind, key) => store.note(silo, kind, key),
      remove: (kind, key) => store.removeNote(silo, kind, key),
      list: (kind) => store.notes(silo, kind),
    },
  };
}

/** How a project stands that was never configured; its tenants say for themselves what they allow. */
const OPEN: Omit<TenantConfig, 'name' | 'tenantId'> = {
  disableAuth: false,
  allowPasswordSignup: true,
  enableEmailLinkSignin: true,
  enableAnonymousUser: true,
  mfaConfig: { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] },
};

/** A tenant that somebody speaks of before it was made. */
export const openTenant = (projectId: string, tenantId: string): TenantConfig => ({
  ...OPEN,
  tenantId,
  name: `projects/${projectId}/tenants/${tenantId}`,
});

function policyOf(project: ProjectConfig, tenant: TenantConfig | undefined): Policy {
  const own = tenant ?? OPEN;
  return {
    isDisabled: own.disableAuth,
    passwords: own.allowPasswordSignup,
    emailLinks: own.enableEmailLinkSignin,
    anonymous: own.enableAnonymousUser,
    secondFactors: tenant ? secondFactorsOf(tenant.mfaConfig) : { isOn: true, telephones: true, apps: {} },
    duplicateEmails: project.signIn.allowDuplicateEmails,
    emailPrivacy: project.emailPrivacyConfig.enableImprovedEmailPrivacy,
    passwordPolicy: (tenant ?? project).passwordPolicyConfig,
    blockingFunctions: project.blockingFunctions,
    authorizedDomains: project.authorizedDomains,
  };
}

function secondFactorsOf({
  state = '',
  enabledProviders = [],
  providerConfigs = [],
}: MfaConfig): SecondFactors {
  const isOn = ['ENABLED', 'MANDATORY'].includes(state);
  const app = providerConfigs.find((one) => one.state === 'ENABLED' && one.totpProviderConfig);
  return {
    isOn,
    telephones: isOn && enabledProviders.includes('PHONE_SMS'),
    apps: app?.totpProviderConfig,
  };
}

interface Place {
  silo: string;
  projectId: string;
  tenantId: string | undefined;
}

function openDirectory(store: Store, { silo, projectId, tenantId }: Place): Directory {
  return {
    projectId,
    tenantId,
    get: (localId) => store.account(silo, localId),
    find: async (handle) => (await store.accountsWith(silo, handle))[0],
    async put(record) {
      await store.keepAccount(silo, record);
      return record;
    },
    async remove(localId) {
      await store.removeAccount(silo, localId);
    },
    page: (page) => store.accounts(silo, page),
    count: () => store.countAccounts(silo),
    hash: hashPassword,
  };
}

/** In clear, so that a test can see what became of a password: nothing that matters is ever kept here. */
export function hashPassword(password: string, salt = `fakeSalt${randomSecret().slice(0, 20)}`) {
  return { salt, passwordHash: `fakeHash:salt=${salt}:password=${password}` };
}
