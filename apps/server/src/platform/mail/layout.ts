import { escapeHtml } from '../html.ts';

/** What a mail of ours says: some paragraphs and at most one thing to do. */
export interface Letter {
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Why this mail came. */
  footer: string;
}

const PAGE =
  'margin:0;padding:32px 16px;background:#f5f4f0;font-family:system-ui,-apple-system,Segoe UI,sans-serif';
const CARD = 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#18181b';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#18181b;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600';
const SMALL = 'margin:24px 0 0;color:#52525b;font-size:13px;line-height:1.5';

/** Draws a letter for both kinds of mail readers. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  return { text: toText(letter), html: toHtml(letter) };
}

function toText({ title, paragraphs, action, footer }: Letter): string {
  const ask = action ? [`${action.label}:\n${action.url}`] : [];
  return [title, ...paragraphs, ...ask, footer, '– Syllabi'].join('\n\n');
}

/** Inline styles only and no picture: mail programs drop everything else. */
function toHtml({ title, paragraphs, action, footer }: Letter): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${PAGE}">
<div style="${CARD}">
<p style="margin:0 0 24px;font-weight:700">Syllabi</p>
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${body.join('\n')}
${action ? button(action) : ''}
<p style="${SMALL}">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="${SMALL}">If the button does not work, open this address: <a href="${href}" style="color:#52525b;word-break:break-all">${href}</a></p>`;
}
