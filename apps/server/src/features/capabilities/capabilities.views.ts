import type { CapabilitiesView } from './capabilities.schemas.ts';

/** What the process runs with, as far as its clients should know. */
export interface ServerFacts {
  version: string;
  projectId: string;
  apiKey: string;
  tokenSyncPath: string | null;
  mail: 'outbox' | 'smtp';
}

interface Facts {
  server: ServerFacts;
  publicUrl: string;
  limits: CapabilitiesView['limits'];
}

const on = { on: true, missing: [] };
/** Not in this version: no setting would switch it on. */
const off = { on: false, missing: [] };

export const toCapabilities = ({ server, publicUrl, limits }: Facts): CapabilitiesView => ({
  version: server.version,
  publicUrl,
  identity: {
    provider: 'embedded',
    projectId: server.projectId,
    apiKey: server.apiKey,
    authDomain: null,
    emailLink: true,
    totp: false,
    tokenSyncPath: server.tokenSyncPath,
  },
  google: off,
  billing: off,
  calendars: { feed: on, google: off, caldav: off },
  languageModel: off,
  mail: server.mail,
  limits,
});
