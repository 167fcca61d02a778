import type { Output } from './output.ts';

/** One file: the extraction itself. Several: one line each, so that each can be read as soon as it is there. */
export const jsonOutput: Output = {
  extension: 'json',
  text: (extracted, { isOneFile }) => {
    if (isOneFile) return `${JSON.stringify(extracted[0]?.extraction, null, 2)}\n`;
    return extracted.map(({ file, extraction }) => `${JSON.stringify({ file, ...extraction })}\n`).join('');
  },
};
