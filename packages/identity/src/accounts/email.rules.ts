const MAX_LENGTH = 254;
const LOCAL_PART = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Addresses are compared without regard to case, as Firebase does. */
export const canonicalEmail = (email: string) => email.trim().toLowerCase();

/** Whether mail could be sent there: a local part and at least two domain labels, of any script (RFC 6531). */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > MAX_LENGTH) return false;
  const labels = email.slice(at + 1).split('.');
  return (
    LOCAL_PART.test(email.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}
