/** Characters before the words that were looked for, and of the whole excerpt. */
const BEFORE = 40;
const MOST = 160;

/** The words that were looked for with some of what stands around them, cut between words; dots say what is left out. */
export function excerptOf(text: string, q: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(q.toLowerCase()));
  const from = startOf(text, at);
  const to = endOf(text, from, at + q.length);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** In a script without spaces there is no word to begin with. */
function startOf(text: string, at: number): number {
  if (at <= BEFORE) return 0;
  const before = text.slice(at - BEFORE, at);
  const wordStart = before.search(/(?<=\s)\S/);
  return wordStart < 0 ? whole(text, at - BEFORE) : at - BEFORE + wordStart;
}

function endOf(text: string, from: number, least: number): number {
  const most = Math.max(from + MOST, least);
  if (text.length <= most) return text.length;
  const wordEnd = text.slice(least, most + 1).search(/\s\S*$/);
  return wordEnd < 0 ? whole(text, most) : least + wordEnd;
}

/** Not between the two halves of one sign. */
const whole = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at);
