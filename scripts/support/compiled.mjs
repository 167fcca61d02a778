import module from 'node:module';
import { inProject } from './project.mjs';

export const COMPILED = inProject('node_modules', '.cache', 'compiled');

/**
 * Keeps what Node made of the sources: the next start of the server or the command loads in half
 * the time. Nothing happens where nothing may be written, or with a Node that does not know how.
 */
export const keepCompiled = () => module.enableCompileCache?.(COMPILED);
