import { type Part, type Script, type SpanningCell, spanningRows } from './script.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sets a syllabus as a page of a course site, with the navigation and scripts such pages have around it. */
export function writeHtml({ title, author, parts }: Script): Uint8Array {
  return encode(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="author" content="${escapeHtml(author)}">
<title>${escapeHtml(title)}</title>
<style>td { border: 1px solid }</style>
<script>document.title = 'changed by a script'</script>
</head>
<body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News of March 1, 2025</a></li></ul></nav>
<main>
${parts.map(htmlOf).join('\n')}
</main>
</body>
</html>
`);
}

function htmlOf(part: Part): string {
  switch (part.type) {
    case 'title':
      return `<h1>${escapeHtml(part.text)}</h1>`;
    case 'heading':
      return `<h2>${escapeHtml(part.text)}</h2>`;
    case 'paragraph':
      return `<p>${escapeHtml(part.text)}</p>`;
    case 'list':
      return `<ul>\n${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
    case 'table':
      return `<table>\n${spanningRows(part.rows)
        .map((row, index) => htmlRow(row, index === 0 ? 'th' : 'td'))
        .join('\n')}\n</table>`;
  }
}

const htmlRow = (cells: SpanningCell[], tag: string): string =>
  `<tr>${cells.map((cell) => `<${tag}${htmlSpans(cell)}>${escapeHtml(cell.text)}</${tag}>`).join('')}</tr>`;

const htmlSpans = ({ columnSpan, rowSpan }: SpanningCell): string =>
  `${columnSpan > 1 ? ` colspan="${columnSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`;

export const writeMarkdown = ({ parts }: Script): Uint8Array =>
  encode(`${parts.map(markdownOf).join('\n\n')}\n`);

function markdownOf(part: Part): string {
  switch (part.type) {
    case 'title':
      return `# ${part.text}`;
    case 'heading':
      return `## ${part.text}`;
    case 'paragraph':
      return part.text;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return part.rows.flatMap((row, index) => markdownRow(row, index === 0)).join('\n');
  }
}

const markdownRow = (cells: string[], isHead: boolean): string[] => [
  `| ${cells.join(' | ')} |`,
  ...(isHead ? [`|${cells.map(() => '---').join('|')}|`] : []),
];

/** Sets a syllabus as plain text: underlined headings, wrapped paragraphs, columns kept apart by spaces. */
export const writeText = ({ parts }: Script): Uint8Array => encode(`${parts.map(textOf).join('\n\n')}\n`);

function textOf(part: Part): string {
  switch (part.type) {
    case 'title':
      return `${part.text}\n${'='.repeat(part.text.length)}`;
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`;
    case 'paragraph':
      return wrap(part.text, 78);
    case 'list':
      return part.items.map((item) => `  * ${item}`).join('\n');
    case 'table':
      return columnsOf(part.rows);
  }
}

const wrap = (text: string, width: number): string =>
  text.replace(new RegExp(`(?![^\\n]{1,${width}}$)([^\\n]{1,${width}})\\s`, 'g'), '$1\n');

function columnsOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 3))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
