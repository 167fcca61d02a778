import type { Extraction } from '@syllabi/extraction';

/** What was found in one file. */
export interface Extracted {
  /** As the person wrote it. */
  file: string;
  extraction: Extraction;
}

/** A way to write what was found. */
export interface Output {
  /** Of the files that `--out` writes, without a dot. */
  extension: string;
  text: (extracted: Extracted[], options: { isOneFile: boolean }) => string;
}
