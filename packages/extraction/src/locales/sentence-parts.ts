/** The source of one regular expression from those of its parts. */
export const words = (...parts: readonly string[]): string => parts.join('');

/** "Grading: there are …", "Évaluation : il y aura …": a label in front of a sentence. */
export const LABEL = '^\\W*(?:\\p{L}[^.:;!?]{0,40}:\\s)?';
