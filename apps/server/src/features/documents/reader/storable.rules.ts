/**
 * The same with every text made fit for PostgreSQL, which keeps neither NUL nor half a surrogate pair. What stands
 * for them is as long as they were, so offsets into the text still fit.
 */
export const toStorable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? storable(part) : part)));

const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();
