/** Line ends and tabs may stand in a text; other control characters may not (RFC 5545, section 3.1). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000B-\u000C\u000E-\u001F\u007F]/g;

export const printable = (text: string): string => text.replace(CONTROLS, '').toWellFormed();

/** @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
