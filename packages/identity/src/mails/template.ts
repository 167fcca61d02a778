import type { Words } from './words.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const PAGE =
  'margin:0;padding:32px 16px;background:#f4f4f5;font-family:system-ui,-apple-system,Segoe UI,sans-serif';
const CARD = 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#18181b';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#18181b;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600';
const CODE =
  'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace';
const SMALL = 'margin:24px 0 0;color:#52525b;font-size:13px;line-height:1.5';

interface Letter {
  words: Words;
  product: string;
  link: string;
}

export function renderText({ words, product, link }: Letter): string {
  const { paragraphs, code, button, footer } = words;
  return [...paragraphs, code, button && `${button}:\n${link}`, footer, `– ${product}`]
    .filter((part) => part)
    .join('\n\n');
}

/** Inline styles only and no picture: mail programs drop everything else. */
export function renderHtml({ words, product, link }: Letter): string {
  const paragraphs = words.paragraphs.map(
    (text) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text)}</p>`,
  );
  const code = words.code ? `<p style="${CODE}">${escapeHtml(words.code)}</p>\n` : '';
  const way = words.button ? renderButton(words.button, escapeHtml(link)) : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body style="${PAGE}">
<div style="${CARD}">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(product)}</p>
${paragraphs.join('\n')}
${code}${way}<p style="${SMALL}">${escapeHtml(words.footer)}</p>
</div>
</body>
</html>
`;
}

const renderButton = (words: string, href: string) =>
  `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escapeHtml(words)}</a></p>
<p style="${SMALL}">If the button does not work, open this address: <a href="${href}" style="color:#52525b;word-break:break-all">${href}</a></p>
`;
