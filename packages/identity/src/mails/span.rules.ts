const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** A length of time in words: `3600` is "1 hour". */
export function describeSpan(seconds: number): string {
  for (const [size, unit] of UNITS) {
    if (seconds < size || seconds % size !== 0) continue;
    const count = seconds / size;
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return `${seconds} seconds`;
}
