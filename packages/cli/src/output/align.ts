/** Rows as lines, each column as wide as its widest cell. */
export function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same below a head and a rule. */
export function columns(head: string[], rows: string[][]): string {
  const [first = '', ...others] = align([head, ...rows]).split('\n');
  const rule = '-'.repeat(Math.max(first.length, ...others.map((line) => line.length)));
  return [first, rule, ...others].join('\n');
}
