import type { Settings } from '@/api/types.gen';
import { useMe } from '@/lib/me';
import { usePlanSettings } from '@/lib/plan/settings';
import { useCapabilities } from '@/lib/use-capabilities';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Choice } from './components/Choice';
import { KindsTable } from './components/KindsTable';
import { MutedCourses } from './components/MutedCourses';
import { PushSetting } from './components/PushSetting';
import { QuietHours } from './components/QuietHours';
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
  const { zone } = usePlanSettings();
  if (!me) return null;
  const { notifications } = me.settings;
  const change = (part: Partial<Notifications>) =>
    void save({ notifications: part }, { said: 'Notifications changed.' });

  return (
    <Page
      title="Notifications"
      lead={`What you are told, where and when. Mails go to ${me.account.email ?? 'your address'}.`}
      parents={PARENTS}
    >
      {capabilities?.mail === 'outbox' && (
        <p className={classes.outbox}>
          This server is not connected to a mail server yet, so its mails stay in its outbox. Your choices are
          kept for when it is.
        </p>
      )}
      <div className={classes.sections}>
        <Section title="What comes where">
          <KindsTable wishes={notifications} onChange={change} />
        </Section>
        <Section title="Browsers">
          <PushSetting />
        </Section>
        <Section title="Deadlines by e-mail">
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
          <Setting label="Before each deadline" hint="A mail about what is not done by then.">
            {({ labelledBy }) => (
              <Choice
                labelledBy={labelledBy}
                value={notifications.deadlineReminders}
                options={REMINDERS}
                onChange={(deadlineReminders) => change({ deadlineReminders })}
              />
            )}
          </Setting>
        </Section>
        <Section title="When">
          <QuietHours
            value={notifications.quietHours}
            zone={zone}
            onChange={(quietHours) => change({ quietHours })}
          />
        </Section>
        <Section title="Courses that tell you things">
          <MutedCourses
            muted={notifications.mutedCourses}
            onChange={(mutedCourses) => change({ mutedCourses })}
          />
        </Section>
      </div>
    </Page>
  );
}
