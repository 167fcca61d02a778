import { loadCapabilities } from '../capabilities';

/** What Google's window came back with. */
export interface GoogleAnswer {
  idToken: string;
  nonce: string;
}

const WATCH_EVERY_MS = 250;
/** The answer may still be on its way when the window is seen to be closed. */
const PATIENCE_MS = 8000;

let running: AbortController | undefined;
let newest = 0;

/**
 * Sends a window that a click has opened to Google and waits for what it comes back with. Fails with the codes that the
 * account SDK has for its own window; a newer call cancels one that still waits.
 *
 * @param popup what `window.open` gave, in the click itself: nothing where the browser would not
 * @param click which click it was, counted from 1: what is loaded for two of them may be there for the second one first
 */
export async function waitForGoogle(popup: Window | null, click = newest + 1): Promise<GoogleAnswer> {
  if (click < newest) {
    popup?.close();
    throw popupError('cancelled-popup-request');
  }
  newest = click;
  running?.abort(popupError('cancelled-popup-request'));
  if (!popup) throw popupError('popup-blocked');
  const attempt = new AbortController();
  running = attempt;
  try {
    const { publicUrl, identity } = await loadCapabilities();
    await requireAuthorizedDomain(identity.apiKey);
    attempt.signal.throwIfAborted();
    return await answerFrom(popup, publicUrl, attempt.signal);
  } finally {
    popup.close();
  }
}

/** The provider would only refuse the window; so the person never sees one that leads nowhere. */
async function requireAuthorizedDomain(apiKey: string): Promise<void> {
  const answer = await fetch(`/v1/projects?key=${encodeURIComponent(apiKey)}`).catch((cause: unknown) => {
    throw popupError('network-request-failed', cause);
  });
  if (!answer.ok) throw popupError('internal-error');
  const { authorizedDomains } = (await answer.json()) as { authorizedDomains: string[] };
  if (!authorizedDomains.includes(window.location.hostname)) throw popupError('unauthorized-domain');
}

function answerFrom(popup: Window, publicUrl: string, signal: AbortSignal): Promise<GoogleAnswer> {
  const { origin } = new URL(publicUrl);
  const over = new AbortController();
  return new Promise<GoogleAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    window.addEventListener(
      'message',
      (event) => {
        if (event.source !== popup || event.origin !== origin) return;
        if (typeof event.data?.idToken === 'string') resolve(event.data);
        else reject(popupError(String(event.data?.code).replace(/^auth\//, '')));
      },
      { signal: over.signal },
    );
    watchClosing(popup, over.signal, () => reject(popupError('popup-closed-by-user')));
    popup.location.href = `${publicUrl}/__/auth/google?origin=${encodeURIComponent(window.location.origin)}`;
  }).finally(() => over.abort());
}

function watchClosing(popup: Window, signal: AbortSignal, onClosed: () => void) {
  let patience: number | undefined;
  const watch = window.setInterval(() => {
    if (!popup.closed) return;
    window.clearInterval(watch);
    patience = window.setTimeout(onClosed, PATIENCE_MS);
  }, WATCH_EVERY_MS);
  signal.addEventListener('abort', () => {
    window.clearInterval(watch);
    window.clearTimeout(patience);
  });
}

const popupError = (code: string, cause?: unknown) =>
  Object.assign(new Error(`Google's window: ${code}`, { cause }), { code: `auth/${code}` });
