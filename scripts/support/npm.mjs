import { mustRun } from './project.mjs';

/** Runs npm under this Node: the npm that started us, or the first on the path. */
export function npm(what, args, options = {}) {
  const { npm_execpath: npmScript } = process.env;
  if (npmScript?.endsWith('.js')) return mustRun(what, process.execPath, [npmScript, ...args], options);
  return mustRun(what, 'npm', args, { shell: process.platform === 'win32', ...options });
}
