/** What this server can do, as configured. Asked for once, together with the page itself (index.html preloads it). */
export interface CapabilityPart {
  on: boolean;
  /** Settings that would switch it on. */
  missing: string[];
}

export interface Capabilities {
  version: string;
  publicUrl: string;
  identity: {
    provider: 'embedded' | 'firebase';
    projectId: string;
    apiKey: string;
    authDomain: string | null;
    emailLink: boolean;
    /** Six mailed digits in place of a link. */
    emailCodes: boolean;
    passkeys: boolean;
    totp: boolean;
    tokenSyncPath: string | null;
  };
  google: CapabilityPart;
  billing: CapabilityPart;
  calendars: { feed: CapabilityPart; google: CapabilityPart; caldav: CapabilityPart };
  languageModel: CapabilityPart;
  mail: 'outbox' | 'smtp';
  limits: {
    fileBytes: number;
    pages: number;
    extensions: string[];
    restoreDays: number;
    invitationDays: number;
  };
}

let asked: Promise<Capabilities> | undefined;
let known: Capabilities | undefined;

/** Where the last answer is kept, so that this browser can start without a network. */
export const CAPABILITIES_KEY = 'capabilities';

async function ask(): Promise<Capabilities> {
  const answer = await fetch('/api/v1/capabilities', { credentials: 'same-origin' }).catch((error) => {
    const kept = localStorage.getItem(CAPABILITIES_KEY);
    if (!kept) throw error;
    return new Response(kept);
  });
  if (!answer.ok) throw new Error(`The server did not say what it can do (${answer.status})`);
  known = await answer.json();
  return known as Capabilities;
}

export function loadCapabilities(): Promise<Capabilities> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The answer, if it has come: pages drawn after it need no second look. */
export const knownCapabilities = () => known;
