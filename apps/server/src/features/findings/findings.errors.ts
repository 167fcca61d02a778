import { defineError } from '../../platform/errors.ts';

export const TooManyFindings = defineError(
  'finding/too-many',
  409,
  'Nobody adds more than 1,000 findings to a document.',
);
export const FindingNotFound = defineError('finding/not-found', 404, 'That finding does not exist.');
export const Superseded = defineError(
  'finding/superseded',
  409,
  'The dates of this document went over to a newer version of it.',
);
export const DecidedSince = defineError(
  'finding/decided-since',
  409,
  'Something else was decided since, so this cannot be taken back.',
);
export const FindingWasRead = defineError(
  'finding/was-read',
  409,
  'What the document says is set aside, not taken out.',
);
export const ReadingMissing = defineError('finding/reading-missing', 409, 'This document is not read yet.');
export const QuestionNotFound = defineError(
  'finding/question-not-found',
  404,
  'That question does not exist.',
);
export const QuestionOpen = defineError('finding/question-open', 409, 'Answer the question about it first.');
export const YearMissing = defineError('finding/year-missing', 409, 'Say first which year it is in.');
export const OptionUnknown = defineError('finding/option-unknown', 422, 'That is not one of the answers.');
export const AnswerSettlesNothing = defineError(
  'finding/answer-settles-nothing',
  422,
  'That answer gives no day that exists.',
);
export const LedgerEntryNotFound = defineError(
  'finding/ledger-entry-not-found',
  404,
  'That date is not in the list.',
);
export const LedgerEntryTaken = defineError(
  'finding/ledger-entry-taken',
  409,
  'That date is a finding already.',
);
