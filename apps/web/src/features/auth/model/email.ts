/** Only what surely is no address is refused here; the provider and the mail that arrives decide the rest. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

export const emailFault = (text: string) => {
  if (text.trim() === '') return 'Fill in your e-mail address.';
  return looksLikeEmail(text) ? undefined : 'This does not look like an e-mail address.';
};
