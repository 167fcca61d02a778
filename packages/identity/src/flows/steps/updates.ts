import type { Account, AccountChanges } from '../../accounts/accounts.types.ts';
import { invalidArgument, UserNotFound } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

const MAX_NAME_LENGTH = 256;
const MAX_URL_LENGTH = 2048;

/** Reads the new name and picture; empty or `null` takes them away. */
export function readProfile({ body }: Pick<Start, 'body'>): { profile: AccountChanges } {
  const removed = body.deleteAttribute ?? [];
  const profile: AccountChanges = {};
  if (body.displayName !== undefined) profile.displayName = checkName(body.displayName);
  if (body.photoUrl !== undefined) profile.photoUrl = checkPhotoUrl(body.photoUrl);
  if (removed.includes('DISPLAY_NAME')) profile.displayName = null;
  if (removed.includes('PHOTO_URL')) profile.photoUrl = null;
  return { profile };
}

/** A name to show: short, and nothing rather than blank. */
export function checkName(name: string | null | undefined): string | null {
  if (name && name.length > MAX_NAME_LENGTH) throw invalidArgument('displayName is too long');
  return name?.trim() || null;
}

/** Pages will show it as a picture, so it must be an address of the web. */
function checkPhotoUrl(url: string | null): string | null {
  if (!url) return null;
  const isOfTheWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isOfTheWeb || url.length > MAX_URL_LENGTH)
    throw invalidArgument('photoUrl is not an address of the web');
  return url;
}

/** The account as it is after a change. */
export async function rereadAccount({ account, accounts }: Pick<Start, 'accounts'> & { account: Account }) {
  const changed = await accounts.findById(account.id);
  if (!changed) throw UserNotFound();
  return { account: changed };
}
