const SIGNS = /```[^\n]*|\*\*|~~|`|^>\s?/gm;
const LINK = /\[([^\]\n]{1,300})\]\(https?:\/\/[^\s)]{1,2000}\)/g;

/** The words of a message alone, for a line that has no room for more. */
export const plainText = (text: string): string =>
  text.replace(LINK, '$1').replace(SIGNS, '').replace(/\s+/g, ' ').trim();
