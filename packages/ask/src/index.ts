export { type Answer, ask } from './ask.ts';
export { createIndex, type DocumentIndex } from './document-index.ts';
export { askAll, type LibraryAnswer, type Shelved } from './library.ts';
export { type AskLine, linesOf } from './lines.ts';
export type { Passage, Quote } from './passage.ts';
export { ANSWERS, HARDLY_ANSWERS, MAY_ANSWER } from './thresholds.ts';
export { stem } from './words.ts';
