import { defineError } from '../../platform/errors.ts';

export const NoLanguageModel = defineError(
  'second-reading/no-language-model',
  409,
  'No language model is set up on this server.',
);
export const NothingDoubtful = defineError(
  'second-reading/nothing-doubtful',
  409,
  'There is nothing doubtful in this document.',
);
export const SecondReadingNotReady = defineError(
  'second-reading/not-ready',
  409,
  'This document is not read yet.',
);
