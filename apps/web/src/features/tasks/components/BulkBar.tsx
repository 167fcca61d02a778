import { Menu, Popover, UnstyledButton } from '@mantine/core';
import { IconBell, IconCalendarTime, IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { TaskBulkChange } from '@/api';
import { isDay } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { OFFSETS, toOffsetText } from '../model/reminder-text';
import { useRemind } from '../parts';
import classes from './BulkBar.module.css';

const BulkEdit = lazy(() => import('./BulkEdit'));

interface BulkBarProps {
  taskIds: readonly string[];
  onChange: (change: TaskBulkChange) => void;
  onClear: () => void;
}

export default function BulkBar({ taskIds, onChange, onClear }: BulkBarProps) {
  const [isEditing, setEditing] = useState(false);
  const ids = [...taskIds];
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected tasks">
      <span className={classes.count} aria-live="polite">
        {ids.length} selected
      </span>
      <UnstyledButton onClick={() => onChange({ action: 'status', taskIds: ids, status: 'done' })}>
        <IconCheck size={16} stroke={1.75} aria-hidden="true" /> Mark done
      </UnstyledButton>
      <Reschedule taskIds={ids} onChange={onChange} />
      <Remind taskIds={ids} onDone={onClear} />
      <UnstyledButton onClick={() => setEditing(true)}>
        <IconPencil size={16} stroke={1.75} aria-hidden="true" /> Change…
      </UnstyledButton>
      <UnstyledButton onClick={() => onChange({ action: 'delete', taskIds: ids })}>
        <IconTrash size={16} stroke={1.75} aria-hidden="true" /> Delete
      </UnstyledButton>
      <UnstyledButton className={classes.clear} onClick={onClear} aria-label="Clear the selection">
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
      <Suspense>
        {isEditing && <BulkEdit taskIds={ids} onChange={onChange} onClose={() => setEditing(false)} />}
      </Suspense>
    </div>
  );
}

/** Mails that only I get. */
function Remind({ taskIds, onDone }: { taskIds: string[]; onDone: () => void }) {
  const remind = useRemind();
  return (
    <Menu position="top">
      <Menu.Target>
        <UnstyledButton>
          <IconBell size={16} stroke={1.75} aria-hidden="true" /> Remind me
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {OFFSETS.map((minutesBefore) => (
          <Menu.Item
            key={minutesBefore}
            onClick={() => remind.mutate({ taskIds, minutesBefore }, { onSuccess: onDone })}
          >
            {toOffsetText(minutesBefore)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Reschedule({
  taskIds,
  onChange,
}: {
  taskIds: string[];
  onChange: (change: TaskBulkChange) => void;
}) {
  const { today } = usePlanSettings();
  const [opened, setOpened] = useState(false);
  const [day, setDay] = useState(today);
  const send = (change: TaskBulkChange) => {
    setOpened(false);
    onChange(change);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="top" trapFocus>
      <Popover.Target>
        <UnstyledButton onClick={() => setOpened((isOpen) => !isOpen)} aria-expanded={opened}>
          <IconCalendarTime size={16} stroke={1.75} aria-hidden="true" /> Reschedule
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <div className={classes.choices}>
          <UnstyledButton onClick={() => send({ action: 'shift', taskIds, days: 1 })}>
            One day later
          </UnstyledButton>
          <UnstyledButton onClick={() => send({ action: 'shift', taskIds, days: 7 })}>
            One week later
          </UnstyledButton>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (isDay(day)) send({ action: 'reschedule', taskIds, dueOn: day });
            }}
          >
            <label>
              All to
              <input
                type="date"
                max="9999-12-31"
                value={day}
                required
                onChange={(event) => setDay(event.currentTarget.value)}
              />
            </label>
            <UnstyledButton type="submit">Move</UnstyledButton>
          </form>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
