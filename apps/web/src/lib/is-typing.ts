const TEXT_FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="button"])';

/** Single keys belong to whoever is writing, and to an open dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(TEXT_FIELDS) || target.closest('[role="dialog"]') !== null);
