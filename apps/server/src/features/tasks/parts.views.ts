import type { Role } from '../../platform/http/types.ts';
import type { HistoryEntry } from './history.repository.ts';
import type { Comment, Reminder, Subtask } from './parts.repository.ts';
import { isOwnComment, mayDeleteComment } from './parts.rules.ts';

export const toSubtaskView = ({ id, title, isDone, version }: Subtask) => ({ id, title, isDone, version });

export const toCommentView = (comment: Comment, asker: { accountId: string; role: Role }) => ({
  id: comment.id,
  author: { id: comment.authorId, name: comment.authorName ?? '' },
  text: comment.text,
  createdAt: comment.createdAt.toISOString(),
  editedAt: comment.editedAt?.toISOString() ?? null,
  can: { edit: isOwnComment(comment, asker.accountId), delete: mayDeleteComment(comment, asker) },
});

export const toReminderView = ({ id, minutesBefore, sentFor }: Reminder) => ({
  id,
  minutesBefore,
  sentFor: sentFor?.toISOString() ?? null,
});

export const toHistoryView = ({ id, actorId, actorName, action, changes, at }: HistoryEntry) => ({
  id,
  actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
  action,
  changes,
  at: at.toISOString(),
});
