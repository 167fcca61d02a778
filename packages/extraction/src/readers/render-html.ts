import type { Document, Line, TableRow } from '../document.ts';

/**
 * The document as a page for the review screen, drawn from what was read and never from the file's own markup,
 * so that nothing in it can run. Every line carries `data-start`, its offset into `document.text`, and holds
 * exactly the line's characters: a span of the text is found by counting from there.
 *
 * @example
 * renderHtml(document) // '<h1 data-start="0">HIST 210</h1><p data-start="9">Essay due <b>March 3</b></p>'
 */
export function renderHtml({ pages }: Pick<Document, 'pages'>): string {
  const parts: string[] = [];
  let openLists = 0;
  const closeListsAbove = (lists: number) => {
    for (; openLists > lists; openLists -= 1) parts.push('</li></ul>');
  };
  const openItem = (depth: number) => {
    const lists = Math.min(depth, MAX_LIST_DEPTH) + 1;
    closeListsAbove(lists);
    if (openLists === lists) parts.push('</li><li>');
    for (; openLists < lists; openLists += 1) parts.push('<ul><li>');
  };
  for (const block of pages.flatMap((page) => page.blocks)) {
    if (block.type === 'listItem') openItem(block.depth);
    else closeListsAbove(0);
    parts.push(block.type === 'table' ? tableHtml(block.rows) : lineHtml(block.line));
  }
  closeListsAbove(0);
  return parts.join('');
}

const MAX_LIST_DEPTH = 8;

const tableHtml = (rows: TableRow[]): string => `<table><tbody>${rows.map(rowHtml).join('')}</tbody></table>`;

function rowHtml({ cells }: TableRow): string {
  const html = cells.map(({ lines, columnSpan, rowSpan }) => {
    const spans = `${spanHtml('colspan', columnSpan)}${spanHtml('rowspan', rowSpan)}`;
    return `<td${spans}>${lines.map(lineHtml).join('')}</td>`;
  });
  return `<tr>${html.join('')}</tr>`;
}

const spanHtml = (name: string, span: number): string => (span > 1 ? ` ${name}="${span}"` : '');

function lineHtml({ start, runs, heading, furniture }: Line): string {
  const tag = heading ? `h${heading}` : 'p';
  const inner = runs
    .map(({ text, bold }) => (bold ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text)))
    .join('');
  return `<${tag} data-start="${start}"${furniture ? ' data-furniture' : ''}>${inner}</${tag}>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
