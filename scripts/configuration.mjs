// Writes docs/configuration.md from the definitions that the server reads.
import { writeFile } from 'node:fs/promises';
import { configurationPage } from '../apps/server/src/platform/config/documentation.ts';
import { inProject } from './support/project.mjs';

await writeFile(inProject('docs', 'configuration.md'), configurationPage());
