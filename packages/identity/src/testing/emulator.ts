import { randomUUID } from 'node:crypto';
import { initializeApp } from '@firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from '@firebase/auth';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Emulator, startEmulator } from '../emulator/index.ts';
import { createTestDatabase } from './database.ts';
import { createTestClock, PROJECT_ID } from './test-identity.ts';

export interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** Starts an emulator for the file of tests; every test finds it without accounts and codes. */
export function useTestEmulator({ clock = createTestClock() } = {}) {
  let emulator: Emulator;
  let stopDatabase = async () => {};

  /** A call of an owner of the project. */
  async function asOwner(method: string, path: string, body?: object) {
    const answer = await fetch(emulator.url + path, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }

  beforeAll(async () => {
    const database = await createTestDatabase();
    stopDatabase = database.drop;
    const { connectionString: databaseUrl = '' } = database.pool.options;
    emulator = await startEmulator({ databaseUrl, projectId: PROJECT_ID, clock });
  });
  beforeEach(() => asOwner('DELETE', `/emulator/v1/projects/${PROJECT_ID}/accounts`));
  afterAll(async () => {
    await emulator.stop();
    await stopDatabase();
  });

  return {
    clock,
    asOwner,
    host: () => new URL(emulator.url).host,
    /** Sets up the project, or one of its tenants. */
    configure: (fields: object, place = 'config') =>
      asOwner(
        'PATCH',
        `/v2/projects/${PROJECT_ID}/${place}?updateMask=${Object.keys(fields).join()}`,
        fields,
      ),
    async lastCode(): Promise<OobCode> {
      const { oobCodes } = await asOwner('GET', `/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
      return oobCodes.at(-1);
    },
    /** A browser of its own, as far as the SDK is concerned. */
    aBrowser(tenantId: string | null = null): Auth {
      const app = initializeApp({ apiKey: 'any', projectId: PROJECT_ID }, randomUUID());
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, emulator.url, { disableWarnings: true });
      auth.tenantId = tenantId;
      return auth;
    },
  };
}
