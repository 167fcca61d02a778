/** The same widths as in the style sheets. */
export const PHONE = '(max-width: 47.99em)';
/** Tablets and small windows: the page needs the width more than the sidebar does. */
export const NARROW = '(max-width: 68.74em)';
