/** Where a picture lies; null for a person without one. */
export const avatarPath = (key: string | null | undefined): string | null =>
  key ? `/api/v1/avatars/${key}` : null;
