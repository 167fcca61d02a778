import { isIP } from 'node:net';
import type { CapabilitiesView } from './capabilities.schemas.ts';

/** What the process runs with, as far as its clients should know. */
export interface ServerFacts {
  version: string;
  projectId: string;
  apiKey: string;
  /** The project that keeps the accounts, where this server does not. */
  firebase?: { projectId: string; apiKey: string; authDomain: string } | undefined;
  tokenSyncPath: string | null;
  google: boolean;
  mail: 'outbox' | 'smtp';
  /** Name of the language model that the assistant writes with. */
  languageModel?: string | undefined;
}

interface Facts {
  server: ServerFacts;
  publicUrl: string;
  limits: CapabilitiesView['limits'];
}

/** What would switch signing in with Google on. */
const GOOGLE_SETTINGS = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];

/** What would let the assistant write its answers. */
const MODEL_SETTINGS = ['AI_BASE_URL', 'AI_MODEL'];

const on = { on: true, missing: [] };
/** Not in this version: no setting would switch it on. */
const off = { on: false, missing: [] };

export const toCapabilities = ({ server, publicUrl, limits }: Facts): CapabilitiesView => ({
  version: server.version,
  publicUrl,
  identity: { ...toIdentity(server, publicUrl), emailLink: true, tokenSyncPath: server.tokenSyncPath },
  google: server.firebase || server.google ? on : { on: false, missing: GOOGLE_SETTINGS },
  billing: off,
  calendars: { feed: on, google: off, caldav: off },
  languageModel: server.languageModel ? on : { on: false, missing: MODEL_SETTINGS },
  mail: server.mail,
  limits,
});

/** What only this server's own accounts can do is not claimed for a Firebase project. */
const toIdentity = ({ firebase, projectId, apiKey }: ServerFacts, publicUrl: string) =>
  firebase
    ? {
        provider: 'firebase' as const,
        projectId: firebase.projectId,
        apiKey: firebase.apiKey,
        authDomain: firebase.authDomain,
        emailCodes: false,
        passkeys: false,
        totp: false,
        sessions: false,
      }
    : {
        provider: 'embedded' as const,
        projectId,
        apiKey,
        authDomain: null,
        emailCodes: true,
        passkeys: hasName(publicUrl),
        totp: true,
        sessions: true,
      };

/** A passkey belongs to a name; browsers make none for an address of numbers. */
const hasName = (publicUrl: string) => isIP(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')) === 0;
