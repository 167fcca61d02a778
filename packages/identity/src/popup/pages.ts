import { HANDLER_PATH, START_PATH } from './paths.ts';

/** How a popup can end, and what the page that opened it is told: the codes are the SDK's own. */
export type Ending =
  | { kind: 'done'; idToken: string; nonce: string }
  | { kind: 'refused' }
  | { kind: 'lost' }
  | { kind: 'failed' }
  | { kind: 'unreachable' }
  | { kind: 'foreign' };

type Kind = Ending['kind'];

interface PageOptions {
  ending: Ending;
  /** Where the page is that waits; not known when the sign-in is not. */
  origin?: string | undefined;
  productName: string;
}

interface Words {
  status: number;
  title: string;
  text: string;
  /** What the waiting page raises. */
  code?: string;
  canTryAgain?: boolean;
}

const WORDS: Record<Kind, (productName: string) => Words> = {
  done: (productName) => ({ status: 200, title: 'One moment', text: `Going back to ${productName}.` }),
  refused: (productName) => ({
    status: 200,
    title: 'Nothing was shared',
    text: `You did not allow ${productName} to see who you are at Google, so nothing changed.`,
    code: 'auth/user-cancelled',
    canTryAgain: true,
  }),
  lost: () => ({
    status: 400,
    title: 'This sign-in is over',
    text: 'It took longer than ten minutes, was used already, or began in another browser. Close this window and begin again.',
  }),
  failed: () => ({
    status: 400,
    title: 'Google did not confirm it',
    text: 'The answer that came back was not complete or was used already. Nothing changed.',
    code: 'auth/internal-error',
    canTryAgain: true,
  }),
  unreachable: () => ({
    status: 503,
    title: 'Google cannot be reached',
    text: 'This server gets no answer from there at the moment. Try again, or use another way to sign in.',
    code: 'auth/internal-error',
    canTryAgain: true,
  }),
  foreign: () => ({
    status: 403,
    title: 'Not from this address',
    text: 'The site that opened this window may not use this server to sign in. Whoever runs this server can allow it.',
  }),
};

/** The page that a popup ends with. It holds no script of its own, so that a strict policy allows it. */
export function popupPage({ ending, origin, productName }: PageOptions): { status: number; html: string } {
  const { status, title, text, code, canTryAgain } = WORDS[ending.kind](productName);
  const outcome = toOutcome(ending, code);
  const facts = {
    'data-when': ending.kind === 'done' ? 'now' : 'asked',
    ...(origin && outcome && { 'data-origin': origin, 'data-outcome': JSON.stringify(outcome) }),
  };
  const attributes = Object.entries(facts).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  const again = `${fileName(START_PATH)}?origin=${encodeURIComponent(origin ?? '')}`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${productName}`)}</title>
<link rel="stylesheet" href="${fileName(HANDLER_PATH)}.css">
<script type="module" src="${fileName(HANDLER_PATH)}.js"></script>
</head>
<body ${attributes.join(' ')}>
<main>
<p class="product">${escapeHtml(productName)}</p>
<h1>${escapeHtml(title)}</h1>
${ending.kind === 'done' ? goingBack(text) : `<p>${escapeHtml(text)}</p>`}
${ending.kind === 'done' ? '' : actions(canTryAgain && origin ? again : undefined)}
</main>
</body>
</html>
`;
  return { status, html };
}

function toOutcome(ending: Ending, code: string | undefined) {
  const providerId = 'google.com';
  if (ending.kind === 'done') return { providerId, idToken: ending.idToken, nonce: ending.nonce };
  return code && { providerId, code };
}

const goingBack = (text: string) => `<p class="going">${escapeHtml(text)}</p>
<p class="lost">This window has lost the page it belongs to. Close it, go back there and try again.</p>`;

const actions = (again: string | undefined) => `<div class="actions">
${again ? `<a class="first" href="${escapeHtml(again)}">Try again</a>` : ''}
<button type="button" id="close"${again ? '' : ' class="first"'}>Close this window</button>
</div>`;

/** Pages and files lie beside each other, whatever is before them in the address. */
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
