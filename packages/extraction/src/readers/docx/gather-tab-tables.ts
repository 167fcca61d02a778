import { type DraftBlock, type DraftLine, textOf } from '../build-document.ts';
import { tableByTabs } from '../text/delimited.ts';

/** A tab in front of other columns leaves the first of them empty; in front of a paragraph it only sets it in. */
function inRow(line: DraftLine): string {
  const text = textOf(line);
  return line.isAfterTab && text.includes('\t') ? `\t${text}` : text;
}

/** Makes tables of paragraphs whose columns were set with tabs, as many schedules in Word are. */
export function gatherTabTables(blocks: DraftBlock[]): DraftBlock[] {
  const texts = blocks.map((block) =>
    block.type === 'line' && !block.line.heading ? inRow(block.line) : '',
  );
  const gathered: DraftBlock[] = [];
  for (let index = 0; index < blocks.length; ) {
    const found = tableByTabs(texts, index);
    const block = found?.table ?? blocks[index];
    if (block) gathered.push(block);
    index = found?.next ?? index + 1;
  }
  return gathered;
}
