export type * from './document.ts';
export { type UnreadableCode, UnreadableDocument } from './errors.ts';
export type * from './extraction.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export { type ReadDocumentOptions, readDocument } from './read-document.ts';
