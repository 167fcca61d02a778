/** A place that cannot be written to, in words. */
export class UnwritableOutput extends Error {
  override readonly name = 'UnwritableOutput';
}

const REASONS: Record<string, string> = {
  EEXIST: 'This is a file, not a folder.',
  EISDIR: 'This is a folder, not a file.',
  ENOENT: 'There is no such folder.',
  ENOTDIR: 'There is no such folder.',
  EACCES: 'Nothing may be written here.',
  EPERM: 'Nothing may be written here.',
  EROFS: 'Nothing may be written here.',
  ENOSPC: 'There is no room left.',
};

export const toUnwritable = (place: string, cause: NodeJS.ErrnoException): UnwritableOutput =>
  new UnwritableOutput(
    `${place}: ${REASONS[cause.code ?? ''] ?? `It cannot be written (${cause.code ?? cause.message}).`}`,
    { cause },
  );

/** Tells what the system refuses; to be caught where it is written. */
export const explainUnwritable =
  (place: string) =>
  (cause: NodeJS.ErrnoException): never => {
    if (!cause.code) throw cause;
    throw toUnwritable(place, cause);
  };
