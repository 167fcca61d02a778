import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/lib/errors';
import { decide } from '@/lib/offline/send-waiting';
import { contested, type TaskFields, type WaitingChange } from '@/lib/offline/waiting-changes.rules';
import { type PlanSettings, usePlanSettings } from '@/lib/plan/settings';
import { toDueText, toShortDay, toTimeText } from '@/lib/plan/wording';
import { toast } from '@/lib/toast';
import classes from './OfflineNotice.module.css';

/** Asked with a network alone, which brings this too. */
export default function Conflicts({ changes }: { changes: readonly WaitingChange[] }) {
  return changes.map((change) => <Conflict key={change.id} change={change} />);
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
