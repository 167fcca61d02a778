import { Switch } from '@mantine/core';
import type { Settings } from '@/api/types.gen';
import { useMe } from '@/lib/me';
import { useCapabilities } from '@/lib/use-capabilities';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Choice } from './components/Choice';
import { Setting } from './components/Setting';
import { PARENTS } from './model/parents';
import classes from './NotificationsPage.module.css';
import { useChangeSettings } from './queries';

type Notifications = Settings['notifications'];

const DIGESTS = [
  { value: 'off', label: 'Off' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const;
const REMINDERS = [
  { value: 'off', label: 'Off' },
  { value: 'day-before', label: 'A day before' },
  { value: 'two-days-before', label: 'Two days before' },
] as const;

export function NotificationsPage() {
  const me = useMe();
  const capabilities = useCapabilities();
  const save = useChangeSettings();
  if (!me) return null;
  const { notifications } = me.settings;
  const change = (part: Partial<Notifications>) =>
    void save({ notifications: part }, { said: 'Notifications changed.' });

  return (
    <Page
      title="Notifications"
      lead={`What comes by mail to ${me.account.email ?? 'you'}.`}
      parents={PARENTS}
    >
      {capabilities?.mail === 'outbox' && (
        <p className={classes.outbox}>
          This server is not connected to a mail server yet, so its mails stay in its outbox. Your choices are
          kept for when it is.
        </p>
      )}
      <Section title="By mail">
        <Setting label="What is due" hint="One mail with your next deadlines, at seven in the morning.">
          {({ labelledBy }) => (
            <Choice
              labelledBy={labelledBy}
              value={notifications.digest}
              options={DIGESTS}
              onChange={(digest) => change({ digest })}
            />
          )}
        </Setting>
        <Setting label="Reminders" hint="A mail before each deadline that is not done.">
          {({ labelledBy }) => (
            <Choice
              labelledBy={labelledBy}
              value={notifications.deadlineReminders}
              options={REMINDERS}
              onChange={(deadlineReminders) => change({ deadlineReminders })}
            />
          )}
        </Setting>
        <Setting label="A syllabus is ready to review" hint="When reading it took longer than you stayed.">
          {({ labelledBy, describedBy }) => (
            <Switch
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              checked={notifications.documentRead}
              onChange={(event) => change({ documentRead: event.currentTarget.checked })}
            />
          )}
        </Setting>
      </Section>
    </Page>
  );
}
