import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus, IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import type { CalendarFeed } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { countText, toInstantText } from '@/lib/plan/wording';
import { Dialog } from '@/ui/Dialog';
import { useFeedActions } from '../queries';
import classes from './FeedCard.module.css';
import { FeedContents } from './FeedContents';
import { HowToAdd } from './HowToAdd';

export function FeedCard({ feed }: { feed: CalendarFeed }) {
  return (
    <div className={classes.card}>
      <Group align="end" gap="xs" wrap="nowrap" className={classes.address}>
        <TextInput
          label="Address"
          readOnly
          value={feed.address}
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
          description="Whoever has it can read the feed, so keep it to yourself."
          inputWrapperOrder={['label', 'input', 'description']}
        />
      </Group>
      <div className={classes.actions}>
        <CopyButton value={feed.address}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={16} stroke={2} /> : <IconCopy size={16} stroke={1.75} />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy the address'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={feed.webcalAddress}
          leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
        >
          Open in a calendar app
        </Button>
        <Reset feed={feed} />
      </div>
      <Status feed={feed} />
      <FeedContents feed={feed} />
      <HowToAdd address={feed.address} />
    </div>
  );
}

function Status({ feed: { holds, lastFetchedAt, lastClient } }: { feed: CalendarFeed }) {
  const { style, zone, today } = usePlanSettings();
  const held = [
    countText(holds.tasks, 'task'),
    countText(holds.classes, 'class', 'classes'),
    countText(holds.daysOff, 'day off', 'days off'),
  ];
  return (
    <dl className={classes.status}>
      <div>
        <dt>Holds</dt>
        <dd>{held.join(', ')}</dd>
      </div>
      <div>
        <dt>Last fetched</dt>
        <dd>
          {lastFetchedAt
            ? `${toInstantText(lastFetchedAt, { style, zone, today })}${lastClient ? ` by ${lastClient}` : ''}`
            : 'not yet: no calendar has asked for it'}
        </dd>
      </div>
    </dl>
  );
}

function Reset({ feed }: { feed: CalendarFeed }) {
  const [isAsking, question] = useDisclosure();
  const { reset } = useFeedActions();
  return (
    <>
      <Button variant="subtle" leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={question.open}>
        New address…
      </Button>
      <Dialog opened={isAsking} onClose={question.close} title="Give the feed a new address?">
        <Text>
          Every calendar that subscribed to the old address stops getting changes. Add the new address to
          those that should go on.
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={question.close}>
            Cancel
          </Button>
          <Button loading={reset.isPending} onClick={() => reset.mutate(feed, { onSettled: question.close })}>
            New address
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
