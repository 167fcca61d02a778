/** The source of one regular expression from those of its parts. */
export const words = (...parts: readonly string[]): string => parts.join('');
