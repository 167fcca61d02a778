/** Shared workspaces one person may own: plenty for a student, too few to fill a server with. */
export const MOST_SHARED = 50;

/** What the personal workspace is called until its owner renames it. */
export function personalWorkspaceName({
  displayName,
  email,
}: {
  displayName?: string | undefined;
  email?: string | null;
}) {
  const name = displayName?.trim() || nameFromEmail(email ?? '');
  return name ? `${name}’s workspace` : 'My workspace';
}

/** `mara.lindqvist@…` → `Mara`. An address without letters, such as a student number, gives no name. */
function nameFromEmail(email: string): string {
  const first = /^(?<first>\p{L}{2,})(?=[._\-+@])/u.exec(email)?.groups?.first ?? '';
  return first.charAt(0).toUpperCase() + first.slice(1);
}
