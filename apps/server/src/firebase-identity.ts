import { createFirebaseTokens } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import { createFirebaseAccounts } from './features/firebase-accounts/firebase-accounts.usecases.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { Clock } from './platform/clock.ts';
import type { FirebaseProject } from './platform/config/config.ts';
import type { Database } from './platform/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Elsewhere } from './platform/web-app/content-security-policy.ts';

interface FirebaseIdentityOptions {
  project: FirebaseProject;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

/** The accounts of a Firebase project: browsers talk to Google, this server checks the tokens they bring. */
export function createFirebaseIdentity({ project, ...deps }: FirebaseIdentityOptions): IdentityProvider {
  const { clock, log } = deps;
  const { projectId, issuer, keysUrl } = project;
  const tokens = createFirebaseTokens({ projectId, issuer, keysUrl, clock, log });
  return createFirebaseAccounts({ ...deps, tokens });
}

/** Whom the Firebase SDK talks to: for accounts, and for the window of Google sign-in. */
export const sitesOfFirebase = ({ authDomain }: Pick<FirebaseProject, 'authDomain'>): Elsewhere => ({
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  scripts: ['https://apis.google.com'],
  frames: [`https://${authDomain}`],
});
