/** A browser as far as addresses, cookies and forms go. It follows no redirect by itself. */
export function createCookieBrowser() {
  const jars = new Map<string, Map<string, string>>();

  async function send(url: string, init: RequestInit = {}) {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const header of answer.headers.getSetCookie()) keep(jar, header);
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      headers: answer.headers,
      body: await answer.text(),
      location: location ? new URL(location, url).href : undefined,
    };
  }

  async function follow(url: string, until: (url: string) => boolean): Promise<string> {
    let at = url;
    for (let step = 0; step < 10 && !until(at); step += 1) {
      const { location } = await send(at);
      if (!location) break;
      at = location;
    }
    return at;
  }

  return {
    get: (url: string) => send(url),
    post: (url: string, form: Record<string, string>) =>
      send(url, { method: 'POST', body: new URLSearchParams(form) }),
    /** Goes where it is sent until an address is as wanted, or nothing sends it on. */
    follow,
    /** What a page of this host would be sent along. */
    cookiesFor: (url: string) => new Map(jars.get(new URL(url).host)),
    /** Begins anew with the cookies that it had at some time. */
    restore: (url: string, cookies: Map<string, string>) => jars.set(new URL(url).host, new Map(cookies)),
  };
}

export type CookieBrowser = ReturnType<typeof createCookieBrowser>;

function keep(jar: Map<string, string>, header: string) {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', ...value] = pair.split('=');
  const isGone = attributes.some(
    (one) => /^max-age=0$/i.test(one) || (/^expires=/i.test(one) && new Date(one.slice(8)) < new Date()),
  );
  if (isGone) jar.delete(name);
  else jar.set(name, value.join('='));
}
