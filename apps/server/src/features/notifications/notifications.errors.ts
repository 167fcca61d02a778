import { defineError } from '../../platform/errors.ts';

export const PushAddressRefused = defineError(
  'push/address-refused',
  400,
  'This server does not send notifications to that address.',
);
export const TooManyBrowsers = defineError(
  'push/too-many-browsers',
  409,
  'You have notifications on in as many browsers as one person can. Turn one off first.',
);
