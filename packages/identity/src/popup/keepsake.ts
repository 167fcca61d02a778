import { POPUP_SECONDS, type PopupSignIn, type Tickets } from '../second-factors/tickets.ts';

const PREFIX = 'popup-sign-in-';

interface KeepsakeOptions {
  tickets: Tickets;
  publicUrl: string;
  folder: string;
}

/**
 * What the browser itself keeps while the person is at the provider: sealed, so any process can open it and nobody else
 * can; out of reach of scripts; one for each popup, found by the `state` that comes back.
 */
export function createKeepsakes({ tickets, publicUrl, folder }: KeepsakeOptions) {
  const { protocol, pathname } = new URL(publicUrl);
  const attributes = [
    `Path=${pathname.replace(/\/$/, '')}${folder}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ];
  const toHeader = (state: string, value: string, maxAgeSeconds: number) =>
    [`${PREFIX}${state}=${value}`, `Max-Age=${maxAgeSeconds}`, ...attributes].join('; ');

  return {
    give: (content: PopupSignIn, now: Date) =>
      toHeader(content.state, tickets.popupSignIn.seal(content, now), POPUP_SECONDS),

    /** The content, if this browser was given one for this state and it is not too old. */
    read(state: string, cookies: string | undefined, now: Date): PopupSignIn | undefined {
      const sealed = readCookie(cookies, `${PREFIX}${state}`);
      const content = sealed ? tickets.popupSignIn.open(sealed, now) : undefined;
      return content && content !== 'expired' && content.state === state ? content : undefined;
    },

    takeBack: (state: string) => toHeader(state, '', 0),
  };
}

/** Ours are base64url: nothing in them is quoted or escaped. */
function readCookie(cookies = '', name: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
