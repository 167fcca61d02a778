import type { Block, Document, Line, TableRow } from '../document.ts';

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
  let listDepth = 0;
  const setListDepth = (depth: number) => {
    for (; listDepth < depth; listDepth += 1) parts.push('<ul>');
    for (; listDepth > depth; listDepth -= 1) parts.push('</ul>');
  };
  for (const block of pages.flatMap((page) => page.blocks)) {
    setListDepth(block.type === 'listItem' ? Math.min(block.depth, MAX_LIST_DEPTH) + 1 : 0);
    parts.push(blockHtml(block));
  }
  setListDepth(0);
  return parts.join('');
}

const MAX_LIST_DEPTH = 8;

function blockHtml(block: Block): string {
  if (block.type === 'table') return `<table><tbody>${block.rows.map(rowHtml).join('')}</tbody></table>`;
  if (block.type === 'listItem') return lineHtml('li', block.line);
  return lineHtml(block.line.heading ? `h${block.line.heading}` : 'p', block.line);
}

function rowHtml({ cells }: TableRow): string {
  const html = cells.map(({ lines, columnSpan, rowSpan }) => {
    const spans = `${spanHtml('colspan', columnSpan)}${spanHtml('rowspan', rowSpan)}`;
    return `<td${spans}>${lines.map((line) => lineHtml('p', line)).join('')}</td>`;
  });
  return `<tr>${html.join('')}</tr>`;
}

const spanHtml = (name: string, span: number): string => (span > 1 ? ` ${name}="${span}"` : '');

function lineHtml(tag: string, { start, runs, furniture }: Line): string {
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
