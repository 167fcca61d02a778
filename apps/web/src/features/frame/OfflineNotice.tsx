import { Button } from '@mantine/core';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/lib/errors';
import { useIsOnline } from '@/lib/offline/use-offline';
import { useWaitingChanges } from '@/lib/offline/waiting.store';
import { decide } from '@/lib/offline/waiting-changes';
import { contested, type TaskFields, type WaitingChange } from '@/lib/offline/waiting-changes.rules';
import { type PlanSettings, usePlanSettings } from '@/lib/plan/settings';
import { toDueText, toShortDay, toTimeText } from '@/lib/plan/wording';
import { toast } from '@/lib/toast';
import classes from './OfflineNotice.module.css';

/** What cannot be seen from the page itself: that it is of before, and what the server does not know yet. */
export default function OfflineNotice() {
  const isOnline = useIsOnline();
  const { changes } = useWaitingChanges();
  const conflicts = changes.filter(({ conflict }) => conflict);
  const waiting = changes.length - conflicts.length;
  const Icon = isOnline ? IconCloudUp : IconCloudOff;
  return (
    <div className={classes.notice}>
      <p className={classes.line} role="status">
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {!isOnline && <strong>You are offline. </strong>}
          {toSentence({ isOnline, waiting })}
        </span>
      </p>
      {isOnline && conflicts.map((change) => <Conflict key={change.id} change={change} />)}
    </div>
  );
}

function toSentence({ isOnline, waiting }: { isOnline: boolean; waiting: number }): string {
  const many = waiting === 1 ? '1 change waits' : `${waiting} changes wait`;
  if (isOnline) return waiting > 0 ? `${many} for the server.` : 'A change needs your decision.';
  return waiting > 0 ? `${many} for the network.` : 'This is what was here when you last had a network.';
}

function Conflict({ change }: { change: WaitingChange }) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const settings = usePlanSettings();
  const say = (fields: TaskFields) => toWords(fields, { like: contested(change), settings });
  async function keep(whose: 'mine' | 'theirs') {
    setSending(true);
    await decide(change, whose).catch((error: unknown) => toast.error(messageOf(error)));
    setSending(false);
    await queryClient.invalidateQueries();
  }
  return (
    <div className={classes.conflict} role="alert">
      <p>
        Someone changed <strong>{change.title}</strong> while you were offline. Theirs:{' '}
        {say(change.conflict ?? {})}. Yours: {say(change.after)}.
      </p>
      <div className={classes.choices}>
        <Button size="xs" variant="default" disabled={isSending} onClick={() => keep('theirs')}>
          Keep theirs
        </Button>
        <Button size="xs" loading={isSending} onClick={() => keep('mine')}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

const STATUS: Record<string, string> = { todo: 'to do', doing: 'doing', done: 'done' };

interface Wording {
  /** Names the fields to say. */
  like: TaskFields;
  settings: Pick<PlanSettings, 'style' | 'today'>;
}

/** The fields that both changed, as a person would say them. */
function toWords(
  { status, title, dueOn, dueTime, endOn, endTime }: TaskFields,
  { like, settings }: Wording,
): string {
  const due = dueOn ? `due ${toDueText({ day: dueOn, time: dueTime ?? null }, settings)}` : 'without a date';
  const words = [
    'status' in like && STATUS[status ?? ''],
    'title' in like && `“${title}”`,
    'dueOn' in like ? due : 'dueTime' in like && (dueTime ? `at ${dueTime}` : 'without a time'),
    'endOn' in like && (endOn ? `until ${toShortDay(endOn, settings.style)}` : 'on one day'),
    'endTime' in like && (endTime ? `until ${toTimeText(endTime, settings.style)}` : 'without an end'),
  ];
  return words.filter(Boolean).join(', ');
}
