import { serverSettings } from './server-settings.ts';
import type { SettingsTable } from './settings.ts';

/** The page docs/configuration.md, from the definitions that the server reads. */
export function configurationPage(table: SettingsTable = serverSettings): string {
  const rows = Object.values(table).map(
    ({ env, default: value, doc }) => `| \`${env}\` | ${value ? `\`${value}\`` : ''} | ${doc} |`,
  );
  return [
    '# Configuration',
    '',
    'Settings are environment variables. They are read once, at the start; a start with wrong ones lists every fault and',
    'ends. `npm start` also reads a file `.env` in the folder it is started from.',
    '',
    '| Variable | Default | |',
    '| --- | --- | --- |',
    ...rows,
    '',
    'This page is made from the definitions in the code: `npm run docs:configuration`.',
    '',
  ].join('\n');
}
