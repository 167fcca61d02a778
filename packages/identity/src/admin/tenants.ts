import { z } from 'zod';
import { randomAccountId } from '../random.ts';
import { type TenantConfig, withMask } from './configurations.ts';
import { pageSize } from './list-accounts.ts';
import { flag, optional, read } from './read.ts';

const appSchema = z.looseObject({
  state: optional,
  totpProviderConfig: z.looseObject({ adjacentIntervals: z.number().optional() }).optional(),
});
const mfaSchema = z.looseObject({
  state: optional,
  enabledProviders: z.array(z.string()).optional(),
  providerConfigs: z.array(appSchema).optional(),
});
const bodySchema = z.looseObject({
  displayName: optional,
  allowPasswordSignup: flag,
  enableEmailLinkSignin: flag,
  enableAnonymousUser: flag,
  disableAuth: flag,
  mfaConfig: mfaSchema.optional(),
  passwordPolicyConfig: z.looseObject({}).optional(),
});

/** Where the tenants of a project are kept. */
export interface TenantShelf {
  projectId: string;
  keep(tenant: TenantConfig): Promise<void>;
  remove(tenantId: string): Promise<void>;
  list(page: { after: string | undefined; limit: number }): Promise<TenantConfig[]>;
}

/** A tenant of which nothing was said: nobody gets in. */
function toTenant(tenantId: string, projectId: string, body: unknown): TenantConfig {
  const asked = read(bodySchema, body);
  return {
    name: `projects/${projectId}/tenants/${tenantId}`,
    tenantId,
    displayName: asked.displayName,
    allowPasswordSignup: asked.allowPasswordSignup ?? false,
    enableEmailLinkSignin: asked.enableEmailLinkSignin ?? false,
    enableAnonymousUser: asked.enableAnonymousUser ?? false,
    disableAuth: asked.disableAuth ?? false,
    mfaConfig: { state: 'DISABLED', enabledProviders: [], ...withoutUndefined(asked.mfaConfig) },
    ...(asked.passwordPolicyConfig && { passwordPolicyConfig: asked.passwordPolicyConfig }),
  };
}

const withoutUndefined = (fields: object = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export async function createTenant(shelf: TenantShelf, body: unknown): Promise<TenantConfig> {
  const tenant = toTenant(randomAccountId(), shelf.projectId, body);
  await shelf.keep(tenant);
  return tenant;
}

export async function updateTenant(
  shelf: TenantShelf,
  tenant: TenantConfig,
  { body, updateMask }: { body: unknown; updateMask: string | undefined },
): Promise<TenantConfig> {
  const next = updateMask
    ? withMask(tenant, read(bodySchema, body), updateMask)
    : toTenant(tenant.tenantId, shelf.projectId, body);
  await shelf.keep(next);
  return next;
}

export async function deleteTenant(shelf: TenantShelf, tenantId: string): Promise<object> {
  await shelf.remove(tenantId);
  return {};
}

export async function listTenants(
  shelf: TenantShelf,
  query: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  const limit = pageSize(query.pageSize);
  const tenants = await shelf.list({ after: query.pageToken, limit });
  const last = tenants.length === limit ? tenants.at(-1) : undefined;
  return { tenants, ...(last && { nextPageToken: last.tenantId }) };
}
