import { type ReactNode, useEffect, useRef } from 'react';
import { kindColors } from '@/ui/KindIcon';
import type { Mark, SheetLine } from '../model/sheet';
import classes from './Sheet.module.css';

interface SheetProps {
  lines: SheetLine[];
  course: string;
  chosenRow: string | undefined;
  onChoose: (row: string) => void;
}

/** The words of the document, in a document's own type, with a box around each place that was read. */
export function Sheet({ lines, course, chosenRow, onChoose }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const wanted = chosenRow ?? lines.find(({ marks }) => marks.length > 0)?.marks[0]?.row;
  useEffect(() => {
    const mark = wanted && sheet.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(wanted)}"]`);
    if (!mark || !sheet.current) return;
    sheet.current.scrollTo({ top: mark.offsetTop - sheet.current.clientHeight / 3 });
  }, [wanted]);

  return (
    <section
      ref={sheet}
      className={classes.sheet}
      aria-label={`Text of ${course || 'the document'}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
      tabIndex={0}
    >
      {lines.map((line, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never move
          key={index}
          className={line.heading ? classes.heading : undefined}
          data-marked={line.marks.length > 0 || undefined}
        >
          {pieces(line, chosenRow, onChoose)}
        </p>
      ))}
    </section>
  );
}

/** A full stop behind a box of several lines would stand on a line of its own. */
const CLOSING = /^[.,;:!?)\]”’]+/;

function pieces(
  { text, marks }: SheetLine,
  chosenRow: string | undefined,
  onChoose: (row: string) => void,
): ReactNode[] {
  const drawn: ReactNode[] = [];
  let at = 0;
  for (const mark of marks) {
    const end = mark.end + (CLOSING.exec(text.slice(mark.end))?.[0].length ?? 0);
    const words = text.slice(mark.start, end);
    drawn.push(text.slice(at, mark.start), box(mark, words, mark.row === chosenRow, onChoose));
    at = end;
  }
  return [...drawn, text.slice(at)];
}

const box = (mark: Mark, words: string, isChosen: boolean, onChoose: (row: string) => void) => (
  <button
    key={mark.start}
    type="button"
    className={classes.box}
    style={kindColors(mark.kind)}
    data-mark={mark.row}
    data-chosen={isChosen || undefined}
    onClick={() => onChoose(mark.row)}
  >
    {words}
  </button>
);
