import type pg from 'pg';
import { type AccountRecord, PASSWORD, PHONE } from '../admin/account-record.ts';
import type { ProjectConfig, TenantConfig } from '../admin/configurations.ts';
import type { Handle, Page } from '../admin/directory.ts';

/** What is written down for a moment: codes, sessions, proofs. */
export type NoteKind = 'oob' | 'verification' | 'proof';

export type Store = ReturnType<typeof createStore>;

/** Numbers and letters in the order of their codes, so that a page goes on where the last one ended. */
const TABLES = `
  create schema emulator;
  create table emulator.projects (project text primary key, config json not null);
  create table emulator.tenants (
    project text, tenant text collate "C", config json not null, primary key (project, tenant)
  );
  create table emulator.accounts (
    silo text, local_id text collate "C", handles text[] not null, record json not null,
    primary key (silo, local_id)
  );
  create index on emulator.accounts using gin (handles);
  create table emulator.notes (
    serial bigint generated always as identity, silo text, kind text, key text, content json not null,
    primary key (silo, kind, key)
  );
`;

/** Keeps what the emulator knows, of any number of projects and tenants, in a database that is thrown away. */
export function createStore(pool: pg.Pool) {
  const rows = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query<T>(sql, values)).rows;

  return {
    prepare: () => rows(TABLES),

    async project(project: string): Promise<ProjectConfig | undefined> {
      const sql = 'select config from emulator.projects where project = $1';
      return (await rows<{ config: ProjectConfig }>(sql, [project]))[0]?.config;
    },

    keepProject: (project: string, config: ProjectConfig) =>
      rows(
        `insert into emulator.projects values ($1, $2)
         on conflict (project) do update set config = excluded.config`,
        [project, config],
      ),

    async tenant(project: string, tenant: string): Promise<TenantConfig | undefined> {
      const sql = 'select config from emulator.tenants where project = $1 and tenant = $2';
      return (await rows<{ config: TenantConfig }>(sql, [project, tenant]))[0]?.config;
    },

    keepTenant: (project: string, config: TenantConfig) =>
      rows(
        `insert into emulator.tenants values ($1, $2, $3)
         on conflict (project, tenant) do update set config = excluded.config`,
        [project, config.tenantId, config],
      ),

    async removeTenant(project: string, tenant: string): Promise<void> {
      await rows('delete from emulator.tenants where project = $1 and tenant = $2', [project, tenant]);
      await this.clear(siloOf(project, tenant));
    },

    async tenants(project: string, { after, limit }: { after: string | undefined; limit: number }) {
      const sql = `select config from emulator.tenants
        where project = $1 and tenant > $2 order by tenant limit $3`;
      const found = await rows<{ config: TenantConfig }>(sql, [project, after ?? '', limit]);
      return found.map(({ config }) => config);
    },

    async account(silo: string, localId: string): Promise<AccountRecord | undefined> {
      const sql = 'select record from emulator.accounts where silo = $1 and local_id = $2';
      return (await rows<{ record: AccountRecord }>(sql, [silo, localId]))[0]?.record;
    },

    async accountsWith(silo: string, handle: Handle): Promise<AccountRecord[]> {
      const sql = `select record from emulator.accounts
        where silo = $1 and handles @> array[$2] order by local_id`;
      const found = await rows<{ record: AccountRecord }>(sql, [silo, handleText(handle)]);
      return found.map(({ record }) => record);
    },

    keepAccount: (silo: string, record: AccountRecord) =>
      rows(
        `insert into emulator.accounts values ($1, $2, $3, $4)
         on conflict (silo, local_id) do update set handles = excluded.handles, record = excluded.record`,
        [silo, record.localId, handlesOf(record), record],
      ),

    removeAccount: (silo: string, localId: string) =>
      rows('delete from emulator.accounts where silo = $1 and local_id = $2', [silo, localId]),

    async accounts(silo: string, { after = '', limit, order = 'ASC' }: Page): Promise<AccountRecord[]> {
      const sql = `select record from emulator.accounts where silo = $1 and local_id > $2
        order by local_id ${order === 'ASC' ? 'asc' : 'desc'} limit $3`;
      const found = await rows<{ record: AccountRecord }>(sql, [silo, after, limit ?? null]);
      return found.map(({ record }) => record);
    },

    async countAccounts(silo: string): Promise<number> {
      const sql = 'select count(*)::int as many from emulator.accounts where silo = $1';
      return (await rows<{ many: number }>(sql, [silo]))[0]?.many ?? 0;
    },

    /** Accounts go, and with them what was sent to their owners. */
    async clear(silo: string): Promise<void> {
      await rows('delete from emulator.accounts where silo = $1', [silo]);
      await rows('delete from emulator.notes where silo = $1', [silo]);
    },

    addNote: (silo: string, { kind, key, content }: { kind: NoteKind; key: string; content: object }) =>
      rows('insert into emulator.notes (silo, kind, key, content) values ($1, $2, $3, $4)', [
        silo,
        kind,
        key,
        content,
      ]),

    async note<T>(silo: string, kind: NoteKind, key: string): Promise<T | undefined> {
      const sql = 'select content from emulator.notes where silo = $1 and kind = $2 and key = $3';
      return (await rows<{ content: T }>(sql, [silo, kind, key]))[0]?.content;
    },

    removeNote: (silo: string, kind: NoteKind, key: string) =>
      rows('delete from emulator.notes where silo = $1 and kind = $2 and key = $3', [silo, kind, key]),

    /** Oldest first. */
    async notes<T>(silo: string, kind: NoteKind): Promise<T[]> {
      const sql = 'select content from emulator.notes where silo = $1 and kind = $2 order by serial';
      return (await rows<{ content: T }>(sql, [silo, kind])).map(({ content }) => content);
    },
  };
}

/** Tenants keep their accounts apart from each other's and the project's. */
export const siloOf = (project: string, tenant?: string): string => JSON.stringify([project, tenant ?? null]);

const handleText = (handle: Handle): string => JSON.stringify(Object.entries(handle).sort());

function handlesOf({
  email,
  initialEmail,
  phoneNumber,
  providerUserInfo = [],
  passkeyInfo = [],
}: AccountRecord) {
  const links = providerUserInfo.flatMap(({ providerId, rawId }) => (rawId ? [{ providerId, rawId }] : []));
  const others = providerUserInfo.filter(({ providerId }) => providerId !== PASSWORD && providerId !== PHONE);
  const handles: Handle[] = [
    ...(email ? [{ email }] : []),
    ...(initialEmail ? [{ initialEmail }] : []),
    ...(phoneNumber ? [{ phoneNumber }] : []),
    ...links,
    ...others.flatMap((link) => (link.email ? [{ providerEmail: link.email }] : [])),
    ...passkeyInfo.map(({ credentialId }) => ({ passkey: credentialId })),
  ];
  return [...new Set(handles.map(handleText))];
}
