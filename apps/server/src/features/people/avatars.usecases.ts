import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { newToken } from '../../platform/tokens.ts';
import { AvatarNotFound, NotAPicture, PictureTooBig } from './avatars.errors.ts';
import { type Avatar, findAvatar, saveAvatar } from './avatars.repository.ts';
import { isFitting, MOST_AVATAR_BYTES, recognizePicture } from './avatars.rules.ts';

export interface AvatarDeps {
  db: Database;
  clock: Clock;
}

/** Keeps a picture under a new name. What it is, its bytes say, and not whoever sent it. */
export async function changeAvatar({
  db,
  clock,
  account,
  bytes,
}: AvatarDeps & { account: Account; bytes: Uint8Array }): Promise<string> {
  const picture = recognizePicture(bytes);
  if (!picture) throw new NotAPicture();
  if (bytes.length > MOST_AVATAR_BYTES || !isFitting(picture)) throw new PictureTooBig();
  const key = newToken();
  const { mediaType } = picture;
  await saveAvatar(db, { accountId: account.id, key, mediaType, bytes, createdAt: clock.now() });
  return key;
}

export async function readAvatar({ db, key }: { db: Database; key: string }): Promise<Avatar> {
  const avatar = await findAvatar(db, key);
  if (!avatar) throw new AvatarNotFound();
  return avatar;
}
