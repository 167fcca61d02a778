/** Every route of the product that a person can open without an id. */
export const PUBLIC_ROUTES = [
  '/landings',
  '/sign-in',
  '/sign-in-2',
  '/sign-up',
  '/otp',
  '/forgot-password',
  '/auth-actions',
  '/billing',
  '/calendar-setup',
  '/post-checkout',
  '/privacy',
  '/terms',
  '/401',
  '/403',
  '/404',
  '/500',
  '/503',
] as const;

export const AUTHENTICATED_ROUTES = [
  '/',
  '/courses/',
  '/calendar/',
  '/tasks/',
  '/users/',
  '/chats/',
  '/apps/',
  '/help-center/',
  '/settings',
  '/settings/account',
  '/settings/appearance',
  '/settings/display',
  '/settings/notifications',
] as const;

/** Inside as well, one step further. */
export const FURTHER_ROUTES = [
  '/documents/',
  '/users/activity',
  '/help-center/contact',
  '/help-center/keyboard-shortcuts',
  '/help-center/sharing-a-workspace',
] as const;
