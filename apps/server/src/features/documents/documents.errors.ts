import { defineError } from '../../platform/errors.ts';

export const DocumentNotFound = defineError('document/not-found', 404, 'That document does not exist.');
export const DocumentNotReady = defineError(
  'document/not-ready',
  409,
  'That document has not been read yet.',
);
export const DocumentTooLarge = defineError('document/too-large', 413, 'That file is too large.');
export const TooManyDocuments = defineError(
  'document/too-many',
  409,
  'This workspace holds no more documents.',
);
export const WorkspaceFull = defineError('document/workspace-full', 413, 'This workspace is full.');
export const AddressRefused = defineError(
  'document/address-refused',
  422,
  'That address cannot be fetched: it has to begin with https:// or http:// and be on the public internet.',
);
export const AddressNotReached = defineError(
  'document/address-not-reached',
  422,
  'Nothing could be fetched from that address.',
);
export const NoFile = defineError('document/no-file', 400, 'There is no file in that request.');
export const FormBroken = defineError(
  'document/form-broken',
  400,
  'That file did not arrive whole. Try again.',
);
export const CopyIsHere = defineError(
  'document/copy-is-here',
  409,
  'The same file was added again meanwhile.',
);
export const SameFile = defineError(
  'document/same-file',
  409,
  'That is the same file, and no newer version of it.',
);
export const IsEarlierVersion = defineError(
  'document/is-earlier-version',
  409,
  'That file is here already, as an earlier version.',
);
export const IsVersionOfAnother = defineError(
  'document/is-version-of-another',
  409,
  'That file is here already, as the new version of another document.',
);
