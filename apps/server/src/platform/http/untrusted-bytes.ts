/** Bytes from strangers: never sniffed, and should a browser open them, in a sandbox of their own. */
export const UNTRUSTED = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=31536000, immutable',
};
