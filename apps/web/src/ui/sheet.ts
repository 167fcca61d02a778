/** How every dialog and drawer looks at its head. */
export const SHEET = {
  /** The title of a dialog is no banner of the page, which is what a `header` outside of a section counts as. */
  attributes: { header: { role: 'presentation' } },
  /** Head and body are one sheet, in the dark too. */
  styles: { header: { background: 'inherit' } },
} as const;
