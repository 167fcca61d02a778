/** A pattern for `ilike` that finds `text` anywhere; what it holds of `%` and `_` stands for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
