import { defineError } from '../../platform/errors.ts';

export const NotAPicture = defineError(
  'avatar/not-a-picture',
  415,
  'That is not a picture. Choose a PNG, JPEG or WebP file.',
);
export const PictureTooBig = defineError(
  'avatar/too-big',
  413,
  'That picture is too big. It may have 1024 pixels a side and 256 KB.',
);
export const AvatarNotFound = defineError('avatar/not-found', 404, 'There is no such picture.');
