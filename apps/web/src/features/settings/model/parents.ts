/** The breadcrumb of every settings page but the first. */
export const PARENTS = [{ label: 'Settings', to: '/settings' }];
