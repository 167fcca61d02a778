/**
 * Where to go after signing in. Only a path on this site is followed: `//evil.example`, `/\evil.example` and
 * whole addresses would leave it.
 */
export function ownPath(candidate: unknown, fallback = '/'): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return fallback;
  try {
    const here = window.location.origin;
    const target = new URL(candidate, here);
    return target.origin === here ? target.pathname + target.search + target.hash : fallback;
  } catch {
    return fallback;
  }
}
