import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBell, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '@/lib/workspace';
import { Section } from '@/ui/Section';
import { OFFSETS, toOffsetText } from '../model/reminder-text';
import { remindersQuery, useReminderActions } from '../parts';
import classes from './TaskPage.module.css';

/** Mails that only I get. */
export function Reminders({ taskId, dueOn }: { taskId: string; dueOn: string | null }) {
  const { id: workspaceId } = useWorkspace();
  const { data } = useQuery(remindersQuery({ workspaceId, taskId }));
  const { add, remove } = useReminderActions(taskId);
  const items = data?.items ?? [];
  const left = OFFSETS.filter((offset) => !items.some(({ minutesBefore }) => minutesBefore === offset));
  return (
    <Section
      title="Remind me"
      actions={
        <Menu>
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              disabled={!dueOn}
              leftSection={<IconBell size={16} stroke={1.75} aria-hidden="true" />}
            >
              Add
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {left.map((offset) => (
              <Menu.Item key={offset} onClick={() => add.mutate(offset)}>
                {toOffsetText(offset)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
    >
      {items.length === 0 && (
        <p className={classes.none}>
          {dueOn ? 'By e-mail, at the times you choose. Only you get them.' : 'Give it a day first.'}
        </p>
      )}
      <div className={classes.reminders}>
        {items.map(({ id, minutesBefore }) => (
          <span key={id} className={classes.reminder}>
            {toOffsetText(minutesBefore)}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={`Remove the reminder ${toOffsetText(minutesBefore)}`}
              onClick={() => remove.mutate(id)}
            >
              <IconX size={14} stroke={1.75} />
            </ActionIcon>
          </span>
        ))}
      </div>
    </Section>
  );
}
