import { useCallback, useMemo, useRef, useState } from 'react';
import type { Chat, ChatMessage } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { buildRows } from '../model/rows';
import { typingText } from '../model/typing-text';
import { useLoadOlder, useLog, useMessageActions } from '../queries';
import type { People } from '../use-people';
import { useTold } from '../use-told';
import { ChatComposer, type Written } from './ChatComposer';
import { ChatHead } from './ChatHead';
import classes from './Log.module.css';
import { MessageLog } from './MessageLog';
import { useReading } from './use-reading';
import { useScroll } from './use-scroll';
import { useSending } from './use-sending';

interface OpenTalkProps {
  chat: Chat;
  title: string;
  people: People;
  /** The number of a message to show. */
  at: number | undefined;
}

export function OpenTalk({ chat, title, people, at }: OpenTalkProps) {
  const { zone } = usePlanSettings();
  const { data: log, error, refetch } = useLog(chat.id);
  const older = useLoadOlder(chat.id);
  const typing = useTold(chat.id, people.myId);
  const { edit } = useMessageActions(chat.id);
  const { pending, send } = useSending(chat.id, people.myId);
  // The rule above what was new stays where it was when the chat was opened.
  const [waited] = useState({ after: chat.readNumber, upTo: chat.lastNumber });
  const [replyTo, setReplyTo] = useState<ChatMessage>();
  const [editing, setEditing] = useState<ChatMessage>();
  const field = useRef<HTMLTextAreaElement>(null);
  const rows = useMemo(
    () => buildRows({ messages: log?.messages ?? [], pending, waited, myId: people.myId, zone }),
    [log, pending, waited, people.myId, zone],
  );
  const present = useMemo(() => presentIn(chat, people), [chat, people]);
  const scroll = useScroll({
    log,
    at,
    pendingCount: pending.length,
    loadOlder: older.mutate,
    isLoading: older.isPending,
  });
  useReading(chat, log?.messages.at(-1)?.number ?? 0, scroll.isAtEnd);

  const cancel = useCallback(() => {
    setReplyTo(undefined);
    setEditing(undefined);
  }, []);
  const onSend = (written: Written) => {
    if (editing) return save(editing, written);
    send(written, replyTo);
    scroll.toEnd();
    cancel();
  };
  /** What was written stays in the field until it is taken. */
  const save = ({ id }: ChatMessage, { text, mentions }: Written) =>
    edit.mutate(
      { id, text, mentions },
      { onSuccess: () => setEditing((now) => (now?.id === id ? undefined : now)) },
    );
  // What is still on its way cannot be changed, and the one before it is not what was meant.
  const editLast = () =>
    rows.every(({ kind }) => kind !== 'pending') &&
    setEditing(log?.messages.findLast(({ authorId, deletedAt }) => authorId === people.myId && !deletedAt));
  const isAlone =
    chat.kind === 'direct' && !chat.people.some((one) => one.isHere && one.accountId !== people.myId);

  return (
    <>
      <ChatHead chat={chat} people={people} />
      <MessageLog
        chat={chat}
        title={title}
        people={people}
        log={log}
        problem={log ? null : error}
        onRetry={refetch}
        rows={rows}
        scroll={scroll}
        older={older}
        onReply={setReplyTo}
        onEdit={setEditing}
      />
      <p className={classes.typing} role="status">
        {typingText(typing.map((accountId) => people.nameOf(accountId)))}
      </p>
      {isAlone ? (
        <p className={classes.closed}>They have left this workspace, so nobody would read what you write.</p>
      ) : (
        <ChatComposer
          chatId={chat.id}
          title={title}
          people={people}
          present={present}
          replyTo={replyTo}
          editing={editing}
          onSend={onSend}
          onCancel={cancel}
          onEditLast={editLast}
          field={field}
        />
      )}
    </>
  );
}

/** The others in a chat. */
function presentIn(chat: Chat, { people, myId }: People) {
  const inside = new Set(chat.people.filter(({ isHere }) => isHere).map(({ accountId }) => accountId));
  return people.filter(
    ({ accountId }) => accountId !== myId && (chat.kind === 'course' || inside.has(accountId)),
  );
}
