import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Chat, ChatMessage } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Bone, Waiting } from '@/ui/Waiting';
import shape from '../../parts/Talk.module.css';
import type { Log } from '../model/log';
import type { Row } from '../model/rows';
import { type useLoadOlder, useMessageActions } from '../queries';
import type { People } from '../use-people';
import { Beginning } from './Beginning';
import classes from './Log.module.css';
import { DayRule, NewRule } from './LogRules';
import { MessageItem } from './MessageItem';
import { PendingItem } from './PendingItem';
import type { useScroll } from './use-scroll';

const Sure = lazy(() => import('@/ui/Sure'));

interface MessageLogProps {
  chat: Chat;
  title: string;
  people: People;
  log: Log | undefined;
  /** Why there is nothing to show. */
  problem: Error | null;
  onRetry: () => void;
  rows: Row[];
  scroll: ReturnType<typeof useScroll>;
  older: ReturnType<typeof useLoadOlder>;
  onReply: (message: ChatMessage) => void;
  onEdit: (message: ChatMessage) => void;
}

export function MessageLog(props: MessageLogProps) {
  const { chat, title, people, log, problem, onRetry, rows, scroll, older, onReply, onEdit } = props;
  const { role } = useWorkspace();
  const settings = usePlanSettings();
  const { toggle, remove } = useMessageActions(chat.id);
  const [deleting, setDeleting] = useState<ChatMessage>();
  const names = useMemo(() => people.people.map(({ name }) => name), [people]);
  const rowOf = (row: Row) => {
    switch (row.kind) {
      case 'day':
        return <DayRule key={row.key} day={row.day} settings={settings} />;
      case 'new':
        return <NewRule key={row.key} />;
      case 'pending':
        return (
          <PendingItem
            key={row.key}
            pending={row.pending}
            isFirst={row.isFirst}
            me={people.someone(people.myId)}
            names={names}
          />
        );
      default:
        return (
          <MessageItem
            key={row.key}
            message={row.message}
            isFirst={row.isFirst}
            isMarked={row.message.number === scroll.marked}
            mayDeleteAny={role === 'owner' || role === 'admin'}
            people={people}
            names={names}
            settings={settings}
            onReply={onReply}
            onEdit={onEdit}
            onDelete={setDeleting}
            onReact={({ id, reactions }, emoji) => {
              const isMine = reactions.some((one) => one.emoji === emoji && one.by.includes(people.myId));
              toggle.mutate({ id, emoji, isMine });
            }}
            onShow={(id) => scroll.show(log?.messages.find((one) => one.id === id)?.number)}
          />
        );
    }
  };
  return (
    <div className={classes.around}>
      <div
        ref={scroll.box}
        className={`${shape.log} ${classes.log}`}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={scroll.onScroll}
        onLoadCapture={scroll.onGrown}
      >
        {!log && !problem && (
          <Waiting label="Loading the messages">
            <Bone width="60%" height={40} radius="md" />
            <Bone width="40%" height={40} radius="md" />
          </Waiting>
        )}
        {problem && <LoadFailed error={problem} what="The messages" onRetry={onRetry} />}
        {log?.hasOlder && (
          <Button
            className={classes.older}
            size="xs"
            variant="default"
            loading={older.isPending}
            onClick={() => older.mutate()}
          >
            Earlier messages
          </Button>
        )}
        {log && rows.length === 0 && <Beginning kind={chat.kind} title={title} />}
        {rows.map(rowOf)}
      </div>
      {!scroll.isAtEnd && (
        <ActionIcon
          className={classes.toEnd}
          variant="default"
          size={36}
          radius="xl"
          aria-label="Jump to the newest message"
          onClick={scroll.toEnd}
        >
          <IconArrowDown size={18} stroke={1.75} />
        </ActionIcon>
      )}
      <Suspense>
        {deleting && (
          <Sure
            title="Delete the message?"
            action="Delete"
            isPending={remove.isPending}
            onConfirm={() => remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
            onClose={() => setDeleting(undefined)}
          >
            Its words, files and reactions go for everybody in this chat. They do not come back.
          </Sure>
        )}
      </Suspense>
    </div>
  );
}
