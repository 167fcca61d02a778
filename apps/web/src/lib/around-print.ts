/** Calls `begin` before the page is printed and `end` when it was; hands back how to stop. */
export function aroundPrint(begin: () => void, end: () => void): () => void {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
