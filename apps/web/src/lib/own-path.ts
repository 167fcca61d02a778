/**
 * Where to go after signing in. Only a path on this site is followed: `//evil.example`, `/\evil.example`, what comes to
 * one of them (`/.//evil.example`) and whole addresses would leave it.
 */
export function ownPath(candidate: unknown, fallback = '/'): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return fallback;
  try {
    const here = window.location.origin;
    const target = new URL(candidate, here);
    if (target.origin !== here || target.pathname.startsWith('//')) return fallback;
    return target.pathname + target.search + target.hash;
  } catch {
    return fallback;
  }
}
