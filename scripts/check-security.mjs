// Every test that docs/security.md names must be there: a proof that is gone proves nothing.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from './support/project.mjs';

const page = inProject('docs', 'security.md');
const LINK = /\]\((?<file>\.\.\/[^)]+\.(?:test|spec)\.tsx?)\)|“(?<name>[^”]+)”/g;

/** The tests of the page: each name belongs to the file that was linked last before it. */
function namedTests(text) {
  const tests = [];
  let file;
  for (const { groups } of text.slice(text.indexOf('## ASVS')).matchAll(LINK)) {
    if (groups.file) file = groups.file;
    else tests.push({ file, name: groups.name });
  }
  return tests;
}

const isIn = (source, name) =>
  [`'${name}'`, `"${name}"`, `\`${name}\``].some((title) => source.includes(title));

const missing = [];
const tests = namedTests(await readFile(page, 'utf8'));
for (const { file, name } of tests) {
  const source = await readFile(path.resolve(path.dirname(page), file ?? ''), 'utf8').catch(() => '');
  if (!isIn(source, name)) missing.push(`${file}: “${name}”`);
}

if (tests.length === 0) missing.push('docs/security.md names no test at all');
for (const fault of missing) console.error(`docs/security.md names a test that is not there: ${fault}`);
console.log(`docs/security.md: ${tests.length} named, ${missing.length} missing`);
process.exit(missing.length > 0 ? 1 : 0);
