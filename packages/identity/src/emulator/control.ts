import { defaultProjectConfig, updateProjectConfig } from '../admin/project-config.ts';
import { createTenant, deleteTenant, listTenants, type TenantShelf, updateTenant } from '../admin/tenants.ts';
import { openTenant } from './silo.ts';
import { type Store, siloOf } from './store.repository.ts';

/** A call that sets up a project rather than working on its accounts. */
export interface ControlCall {
  store: Store;
  projectId: string;
  tenantId: string | undefined;
  body: unknown;
  query: Readonly<Record<string, string | undefined>>;
}

type Control = (call: ControlCall) => Promise<object>;

export const projectConfig = async (store: Store, projectId: string) =>
  (await store.project(projectId)) ?? defaultProjectConfig();

/** A tenant that was never made lets everybody in, by every way and with every factor it speaks of. */
export async function tenantConfig(store: Store, projectId: string, tenantId: string) {
  const known = await store.tenant(projectId, tenantId);
  if (known) return known;
  const open = openTenant(projectId, tenantId);
  await store.keepTenant(projectId, open);
  return open;
}

const tenantShelf = ({ store, projectId }: ControlCall): TenantShelf => ({
  projectId,
  keep: async (tenant) => {
    await store.keepTenant(projectId, tenant);
  },
  remove: (tenantId) => store.removeTenant(projectId, tenantId),
  list: (page) => store.tenants(projectId, page),
});

const tenantOf = ({ store, projectId, tenantId = '' }: ControlCall) =>
  tenantConfig(store, projectId, tenantId);

const changeConfig = ({ store, projectId, body }: ControlCall, updateMask: string | undefined) =>
  updateProjectConfig(
    {
      config: () => projectConfig(store, projectId),
      keep: async (config) => {
        await store.keepProject(projectId, config);
      },
    },
    body,
    updateMask,
  );

/** Calls of administrators. */
export const CONTROL_CALLS: Record<string, Control> = {
  'GET /v2/projects/{project}/config': ({ store, projectId }) => projectConfig(store, projectId),
  'PATCH /v2/projects/{project}/config': (call) => changeConfig(call, call.query.updateMask),
  'GET /v2/projects/{project}/tenants': (call) => listTenants(tenantShelf(call), call.query),
  'POST /v2/projects/{project}/tenants': (call) => createTenant(tenantShelf(call), call.body),
  'GET /v2/projects/{project}/tenants/{tenant}': tenantOf,
  'PATCH /v2/projects/{project}/tenants/{tenant}': async (call) =>
    updateTenant(tenantShelf(call), await tenantOf(call), {
      body: call.body,
      updateMask: call.query.updateMask,
    }),
  'DELETE /v2/projects/{project}/tenants/{tenant}': (call) =>
    deleteTenant(tenantShelf(call), call.tenantId ?? ''),
};

const EMULATOR_FIELDS = [
  'signIn.allowDuplicateEmails',
  'emailPrivacyConfig.enableImprovedEmailPrivacy',
  'passwordPolicyConfig',
  'authorizedDomains',
];

async function emulatorConfig({ store, projectId }: ControlCall): Promise<object> {
  const { signIn, emailPrivacyConfig, passwordPolicyConfig, authorizedDomains } = await projectConfig(
    store,
    projectId,
  );
  return { signIn, emailPrivacyConfig, passwordPolicyConfig, authorizedDomains };
}

async function clear({ store, projectId, tenantId }: ControlCall): Promise<object> {
  await store.clear(siloOf(projectId, tenantId));
  return {};
}

const codesOf =
  (field: string, kind: 'oob' | 'verification'): Control =>
  async ({ store, projectId, tenantId }) => ({
    [field]: await store.notes(siloOf(projectId, tenantId), kind),
  });

const BELOW: Record<string, Control> = {
  'DELETE {below}/accounts': clear,
  'GET {below}/oobCodes': codesOf('oobCodes', 'oob'),
  'GET {below}/verificationCodes': codesOf('verificationCodes', 'verification'),
};

/** Calls that need nobody's leave, most of them an emulator's alone: suites begin anew, and read what nobody was sent. */
export const EMULATOR_CALLS: Record<string, Control> = {
  'GET /emulator/v1/projects/{project}/config': emulatorConfig,
  'PATCH /emulator/v1/projects/{project}/config': async (call) => {
    await changeConfig(call, EMULATOR_FIELDS.join());
    return emulatorConfig(call);
  },
  // Nobody signs here, so there are no keys to check a signature by.
  'GET /v1/publicKeys': async () => ({}),
  'GET /v1/sessionCookiePublicKeys': async () => ({}),
  ...below('/emulator/v1/projects/{project}'),
  ...below('/emulator/v1/projects/{project}/tenants/{tenant}'),
};

function below(place: string): Record<string, Control> {
  return Object.fromEntries(
    Object.entries(BELOW).map(([path, control]) => [path.replace('{below}', place), control]),
  );
}
