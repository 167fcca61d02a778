import { keyOfMention } from '../features/chats/chats.rules.ts';
import type { ChatDeps, Mention } from '../features/chats/chats.usecases.ts';
import { toChatMessageView } from '../features/chats/chats.views.ts';
import { messagesOf } from '../features/chats/messages.usecases.ts';
import { requireCourse } from '../features/courses/courses.usecases.ts';
import { bytesInWorkspace } from '../features/documents/files.repository.ts';
import { removeUnusedFiles } from '../features/documents/purge.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import type { Transaction } from '../platform/database.ts';
import type { WiredPeople } from './people.ts';

/** Talk between people, told to those who listen as it happens. */
export function wireChats({ people, ...deps }: FeatureDeps & { people: WiredPeople }): ChatDeps {
  const { db, live, storage } = deps;
  live.attach('messages', async (changes) => {
    const messages = await messagesOf(db, changes);
    return new Map([...messages].map(([change, message]) => [change, toChatMessageView(message)]));
  });
  return {
    ...deps,
    requireCourse,
    bytesInWorkspace,
    removeUnusedFiles: (hashes) => removeUnusedFiles({ db, storage, hashes }),
    async announceMention(tx, { workspaceId, chat, messageId, number, text, from, accountIds }) {
      await live.announce({ workspaceId, what: 'mentions', id: messageId, to: accountIds }, tx);
      const author = (await people.activity.namesOf([from])).get(from) || 'Somebody';
      const where = await placeOf(tx, { workspaceId, chat });
      for (const to of accountIds) {
        await people.notify(tx, {
          to,
          kind: 'mentioned',
          title: `${author} mentioned you${where}`,
          body: text,
          path: `/chats/people/${chat.id}?message=${number}`,
          workspaceId,
          key: keyOfMention(messageId),
        });
      }
    },
    retellMention: (tx, { messageId, accountIds, text }) =>
      people.retell(tx, { to: accountIds, key: keyOfMention(messageId), body: text }),
  };
}

/** As people call it: a group by its title, the chat of a course by the course; a direct chat goes without saying. */
async function placeOf(tx: Transaction, { workspaceId, chat }: Pick<Mention, 'workspaceId' | 'chat'>) {
  if (chat.kind === 'group') return ` in ${chat.title || 'a group'}`;
  if (!chat.courseId) return '';
  const { code, title } = await requireCourse(tx, { workspaceId, courseId: chat.courseId });
  return ` in the chat of ${code || title}`;
}
