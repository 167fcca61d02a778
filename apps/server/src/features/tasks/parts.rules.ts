import type { Role } from '../../platform/http/types.ts';

/** The ids in their new order; a place past the end is the end. */
export function movedTo(
  items: readonly { id: string }[],
  { id, position }: { id: string; position: number },
): string[] {
  const others = items.map((item) => item.id).filter((one) => one !== id);
  return others.toSpliced(position, 0, id);
}

export const isOwnComment = ({ authorId }: { authorId: string }, accountId: string): boolean =>
  authorId === accountId;

/** Whoever wrote it, and who looks after the workspace. */
export const mayDeleteComment = (
  comment: { authorId: string },
  { accountId, role }: { accountId: string; role: Role },
): boolean => isOwnComment(comment, accountId) || role === 'owner' || role === 'admin';
