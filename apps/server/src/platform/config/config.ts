import path from 'node:path';
import { loadSecretKey } from './secret-key.ts';
import { NOT_YET_SUPPORTED, serverSettings } from './server-settings.ts';
import { ConfigurationFault, type Environment, readSettings, type SettingsOf } from './settings.ts';

type Settings = SettingsOf<typeof serverSettings>;

/** What the whole process runs with. */
export interface Config extends Omit<Settings, 'publicUrl' | 'secretKey'> {
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
    secretKey: settings.secretKey ?? (await loadSecretKey(dataDir)),
    isProduction,
    showsOutbox: !settings.smtpUrl && !isProduction && isLoopback(new URL(publicUrl).hostname),
  };
}

/** What each setting alone cannot know. */
function faultsBetween({ rateLimits, host, databaseUrl, secretKey }: Settings): string[] {
  const faults: string[] = [];
  if (rateLimits === 'off' && !isLoopback(host))
    faults.push('RATE_LIMITS may be off only where HOST is the loopback');
  if (databaseUrl && !secretKey) {
    faults.push(
      'SECRET_KEY must be set with DATABASE_URL: every process on that database needs the same one',
    );
  }
  return faults;
}

const unsupported = (environment: Environment): string[] =>
  NOT_YET_SUPPORTED.filter(({ env, when }) => environment[env] && (when?.test(environment[env]) ?? true)).map(
    ({ env, what }) => `${env} is set, but this version does not support ${what} yet`,
  );

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
