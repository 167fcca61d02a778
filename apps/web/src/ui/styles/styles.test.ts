import { expect, test } from 'vitest';
import base from './base.ts?raw';
import workspace from './workspace.ts?raw';

const SHEETS = import.meta.glob('../../../../../node_modules/@mantine/core/styles/*.layer.css');
const SOURCES = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

const hasSheet = (component: string) =>
  Object.keys(SHEETS).some((path) => path.endsWith(`/styles/${component}.layer.css`));

const used = Object.values(SOURCES)
  .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name) && hasSheet(name));

test('every Mantine component that is used has its style sheet', () => {
  const imported = [base, workspace, ...Object.values(SOURCES)].join('\n');
  const missing = used.filter((name) => !imported.includes(`/${name}.layer.css`));
  expect([...new Set(missing)]).toEqual([]);
  expect(used.length).toBeGreaterThan(10);
});
