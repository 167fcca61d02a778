import type { z } from 'zod';

/** One setting as data: read from here, checked by this, documented from this. */
export interface Setting<Schema extends z.ZodType> {
  env: string;
  schema: Schema;
  /** Written as it would be in the environment; a setting without one may be left out. */
  default?: string;
  doc: string;
}

export type SettingsTable = Record<string, Setting<z.ZodType>>;
export type SettingsOf<Table extends SettingsTable> = {
  [Name in keyof Table]: z.output<Table[Name]['schema']>;
};
export type Environment = Record<string, string | undefined>;

/** Declares a setting; only helps the type checker. */
export const setting = <Schema extends z.ZodType>(declared: Setting<Schema>): Setting<Schema> => declared;

/** Everything that is wrong with the settings, at once. */
export class ConfigurationFault extends Error {
  override readonly name = 'ConfigurationFault';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(['Syllabi cannot start with these settings:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

/** Reads a table of settings from an environment. Throws a `ConfigurationFault` that lists every fault. */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
): SettingsOf<Table> {
  const faults: string[] = [];
  const entries = Object.entries(table).map(([name, { env, schema, default: fallback }]) => {
    // An empty variable is how many tools write "not set".
    const result = schema.safeParse(environment[env]?.trim() || fallback);
    if (!result.success) faults.push(`${env} ${explain(result.error)}`);
    return [name, result.data];
  });
  if (faults.length > 0) throw new ConfigurationFault(faults);
  return Object.fromEntries(entries) as SettingsOf<Table>;
}

const explain = (error: z.ZodError): string => error.issues.map(({ message }) => message).join(', ');
