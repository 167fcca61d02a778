/** What stands before every settings page in the breadcrumb. */
export const PARENTS = [{ label: 'Settings', to: '/settings' }];
