export { draftFinding, type FindingDraft } from './by-hand/draft-finding.ts';
export type { DraftSource } from './by-hand/source.ts';
export type * from './document.ts';
export { type UnreadableCode, UnreadableDocument } from './errors.ts';
export { extract } from './extract.ts';
export type { ExtractOptions } from './extract-options.ts';
export type * from './extraction.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export { type ReadDocumentOptions, readDocument } from './read-document.ts';
export { type ReadPdfOptions, readPdf } from './readers/pdf/read-pdf.ts';
export type { PageWithoutText, RecognizedWords, RecognizeText } from './readers/pdf/recognize.ts';
export {
  type CheckedAnswers,
  checkAnswers,
  type DropReason,
  type ReadFields,
  type SecondOpinion,
} from './second-reading/check-answers.ts';
export {
  collectDoubts,
  type Doubt,
  type SecondReadingSource,
  type Subject,
} from './second-reading/doubts.ts';
export {
  ANSWER_SCHEMA,
  charactersIn,
  type SecondReadingRequest,
  toRequests,
} from './second-reading/request.ts';
export type { SourceLine } from './second-reading/source.ts';
