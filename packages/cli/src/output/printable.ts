import { stripVTControlCharacters } from 'node:util';

/** Text for a terminal: the words of a document, or of people, must not steer it. Only the ends of lines are kept. */
export const printable = (text: string): string =>
  text.replace(/[^\n]+/g, (line) => stripVTControlCharacters(line).replace(/\p{Cc}/gu, ' '));
