interface Field {
  value: string;
  /** -1 where there is no end to it. */
  maxLength: number;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** How many characters of a text that is put in do not fit into a field. */
export function leftOver({ value, maxLength, selectionStart, selectionEnd }: Field, text: string): number {
  if (maxLength < 0) return 0;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return Math.max(0, value.length - replaced + text.length - maxLength);
}

export const cutNotice = (maxLength: number, count: number, how: 'pasted' | 'dropped'): string =>
  `Only ${maxLength.toLocaleString('en')} characters fit here: the last ${count.toLocaleString('en')} of what was ${how} are left out.`;
