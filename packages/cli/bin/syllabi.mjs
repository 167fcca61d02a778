#!/usr/bin/env node
// Starts the command under a Node that runs TypeScript. Needs nothing but Node, and one as old as 18 must understand it.
import { keepCompiled } from '../../../scripts/support/compiled.mjs';
import { ensureNode } from '../../../scripts/toolchain.mjs';

const print = console.log;
try {
  console.log = console.error; // standard output is for results
  await ensureNode();
  console.log = print;
  keepCompiled();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isNotInstalled = error.code === 'ERR_MODULE_NOT_FOUND';
  console.error(isNotInstalled ? 'syllabi: run "npm install" in the checkout of Syllabi first.' : error);
  process.exitCode = 1;
}
