import { escapeHtml } from '../html.ts';
import type { KeptMail } from './outbox.repository.ts';

const STYLE = `
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
h2 { margin: 0; font-size: 1.1rem; } p { margin: 0; } .about { opacity: .75; font-size: .9rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** The newest mails with their links, without a line of script. */
export function outboxPage({ mails, nonce }: { mails: KeptMail[]; nonce: string }): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox – Syllabi</title><link rel="icon" href="/favicon.svg"><style nonce="${nonce}">${STYLE}</style></head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set (<code>SMTP_URL</code>), so mails stay here. Newest first; <a href="/dev/outbox.json">as JSON</a>.</p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</main>
</body>
</html>
`;
}

function article({ to, subject, text, createdAt }: KeptMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

const withLinks = (escaped: string): string =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
