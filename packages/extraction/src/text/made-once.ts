/** What is made once of something that does not change, such as the patterns of a list of words. */
export function madeOnce<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const before = known.get(source);
    if (before !== undefined) return before;
    const made = make(source);
    known.set(source, made);
    return made;
  };
}
