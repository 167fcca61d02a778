import type { Capabilities } from './capabilities';

/** Whether passkeys work on this page: the server has them, the browser too, and the page is where they belong. */
export function canUsePasskeys(capabilities: Capabilities | undefined): boolean {
  if (!capabilities?.identity.passkeys || !('PublicKeyCredential' in window)) return false;
  const { hostname } = new URL(capabilities.publicUrl);
  return `.${window.location.hostname}`.endsWith(`.${hostname}`);
}
