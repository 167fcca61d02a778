import path from 'node:path';
import { loadSecretKey } from './secret-key.ts';
import { NOT_YET_SUPPORTED, serverSettings } from './server-settings.ts';
import { ConfigurationFault, type Environment, readSettings, type SettingsOf } from './settings.ts';

type Settings = SettingsOf<typeof serverSettings>;

/** The project of Firebase Authentication that keeps the accounts. */
export interface FirebaseProject {
  projectId: string;
  apiKey: string;
  authDomain: string;
  issuer: string | undefined;
  keysUrl: string | undefined;
}

/** What the whole process runs with. */
export interface Config extends Omit<Settings, 'publicUrl' | 'secretKey'> {
  /** Given where it keeps the accounts; else this server does. */
  firebase: FirebaseProject | undefined;
  publicUrl: string;
  secretKey: string;
  isProduction: boolean;
  /** Whether mails that no mail server takes may be read at `/dev/outbox`: only where nobody else is served. */
  showsOutbox: boolean;
}

/** Reads, checks and completes the configuration. Throws a `ConfigurationFault` that lists every fault. */
export async function loadConfig(environment: Environment): Promise<Config> {
  const settings = readSettings(serverSettings, environment);
  const faults = [...faultsBetween(settings), ...unsupported(environment)];
  if (faults.length > 0) throw new ConfigurationFault(faults);
  const dataDir = path.resolve(settings.dataDir);
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const isProduction = environment.NODE_ENV === 'production';
  return {
    ...settings,
    dataDir,
    publicUrl,
    firebase: firebaseProject(settings),
    secretKey: settings.secretKey ?? (await loadSecretKey(dataDir)),
    isProduction,
    showsOutbox: !settings.smtpUrl && !isProduction && isLoopback(new URL(publicUrl).hostname),
  };
}

function firebaseProject(settings: Settings): FirebaseProject | undefined {
  const { identity, firebaseProjectId: projectId, firebaseApiKey: apiKey } = settings;
  if (identity !== 'firebase' || !projectId || !apiKey) return undefined;
  const authDomain = settings.firebaseAuthDomain ?? `${projectId}.firebaseapp.com`;
  return {
    projectId,
    apiKey,
    authDomain,
    issuer: settings.firebaseIssuer,
    keysUrl: settings.firebaseKeysUrl,
  };
}

/** What each setting alone cannot know. */
function faultsBetween({ rateLimits, host, databaseUrl, secretKey, ...settings }: Settings): string[] {
  const faults = [...firebaseFaults(settings), ...googleFaults(settings), ...modelFaults(settings)];
  if (rateLimits === 'off' && !isLoopback(host))
    faults.push('RATE_LIMITS may be off only where HOST is the loopback');
  if (databaseUrl && !secretKey) {
    faults.push(
      'SECRET_KEY must be set with DATABASE_URL: every process on that database needs the same one',
    );
  }
  return faults;
}

type FirebaseSettings = Pick<Settings, 'identity' | 'firebaseProjectId' | 'firebaseApiKey'>;

function firebaseFaults({ identity, firebaseProjectId, firebaseApiKey }: FirebaseSettings): string[] {
  if (identity !== 'firebase') return [];
  const needed = { FIREBASE_PROJECT_ID: firebaseProjectId, FIREBASE_API_KEY: firebaseApiKey };
  return Object.entries(needed)
    .filter(([, value]) => !value)
    .map(([name]) => `${name} must be set with IDENTITY=firebase`);
}

type ModelSettings = Pick<Settings, 'aiBaseUrl' | 'aiApiKey' | 'aiModel' | 'aiInputPrice' | 'aiOutputPrice'>;

function modelFaults({ aiBaseUrl, aiApiKey, aiModel, aiInputPrice, aiOutputPrice }: ModelSettings): string[] {
  const prices = { AI_INPUT_PRICE: aiInputPrice, AI_OUTPUT_PRICE: aiOutputPrice };
  const stated = Object.values(prices).filter((price) => price !== undefined);
  const halfPriced = stated.length === 1 ? ['AI_INPUT_PRICE and AI_OUTPUT_PRICE must be set together'] : [];
  if (aiBaseUrl) return [...(aiModel ? [] : ['AI_MODEL must be set with AI_BASE_URL']), ...halfPriced];
  const lonely = Object.entries({ AI_API_KEY: aiApiKey, AI_MODEL: aiModel, ...prices });
  return lonely
    .filter(([, value]) => value !== undefined)
    .map(([name]) => `AI_BASE_URL must be set with ${name}`);
}

type GoogleSettings = Pick<Settings, 'googleClientId' | 'googleClientSecret' | 'googleIssuer'>;

function googleFaults({ googleClientId, googleClientSecret, googleIssuer }: GoogleSettings): string[] {
  const { protocol, hostname } = new URL(googleIssuer);
  return [
    ...(googleClientId && !googleClientSecret
      ? ['GOOGLE_CLIENT_SECRET must be set with GOOGLE_CLIENT_ID']
      : []),
    ...(googleClientSecret && !googleClientId
      ? ['GOOGLE_CLIENT_ID must be set with GOOGLE_CLIENT_SECRET']
      : []),
    ...(protocol === 'http:' && !isLoopback(hostname)
      ? ['GOOGLE_ISSUER must begin with https:, except on the loopback']
      : []),
  ];
}

const unsupported = (environment: Environment): string[] =>
  NOT_YET_SUPPORTED.filter(({ env, when }) => environment[env] && (when?.test(environment[env]) ?? true)).map(
    ({ env, what }) => `${env} is set, but this version does not support ${what} yet`,
  );

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
