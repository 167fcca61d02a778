import type { DraftLine } from '../build-document.ts';

/** Soft hyphens and zero-width characters: they break words in two and stand for nothing. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** White space as a browser collapses it, and the no-break spaces. A tab stays: it parts columns. */
const SPACES = /[ \u00A0\u2007\u202F\n\r\f]+/g;
const TAB = / *\t[ \t]*/g;

interface Style {
  bold: boolean;
  preformatted: boolean;
  heading?: number;
  furniture?: boolean;
}

/** Gathers inline text into lines, collapsing white space as a browser does. */
export class LineWriter {
  #runs: DraftLine['runs'] = [];
  #style: Style | undefined;
  readonly #emit: (line: DraftLine) => void;

  constructor(emit: (line: DraftLine) => void) {
    this.#emit = emit;
  }

  write(text: string, style: Style): void {
    const clean = text.replace(INVISIBLE, '');
    if (!style.preformatted) {
      this.#append(clean.replace(SPACES, ' ').replace(TAB, '\t'), style);
      return;
    }
    for (const [index, part] of clean.split(/\r\n?|\n/).entries()) {
      if (index > 0) this.endLine();
      this.#append(part.replace(/\u00A0/g, ' '), style);
    }
  }

  /** A space in front of a link that touches the word before it: `Wednesday<a>Quiz 2</a>` is seen as two words. */
  spaceBefore(text: string, style: Style): void {
    const isGlued = /\p{Ll}$/u.test(this.#runs.at(-1)?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(text);
    if (isGlued) this.write(' ', style);
  }

  endLine(): void {
    const isAfterTab = /^\s*\t/u.test(this.#runs.map(({ text }) => text).join(''));
    const runs = trimmed(this.#runs);
    const { heading, furniture } = this.#style ?? {};
    this.#runs = [];
    this.#style = undefined;
    if (runs.length === 0) return;
    this.#emit({
      runs,
      ...(heading && { heading }),
      ...(furniture && { furniture }),
      ...(isAfterTab && { isAfterTab }),
    });
  }

  #append(text: string, style: Style): void {
    const last = this.#runs.at(-1);
    const afterSpace = last === undefined || /[ \t]$/.test(last.text);
    const added = afterSpace && !style.preformatted ? text.replace(/^ +/, '') : text;
    if (added === '') return;
    this.#style ??= style;
    if (last && Boolean(last.bold) === style.bold) last.text += added;
    else this.#runs.push({ text: added, ...(style.bold && { bold: true }) });
  }
}

function trimmed(runs: DraftLine['runs']): DraftLine['runs'] {
  const kept = [...runs];
  while (kept.length > 0 && kept.at(-1)?.text.trimEnd() === '') kept.pop();
  while (kept.length > 0 && kept[0]?.text.trimStart() === '') kept.shift();
  return kept.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === kept.length - 1 ? start.trimEnd() : start };
  });
}
