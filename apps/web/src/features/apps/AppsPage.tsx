import { useQuery } from '@tanstack/react-query';
import { useCapabilities } from '@/lib/use-capabilities';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Bone, Waiting } from '@/ui/Waiting';
import classes from './AppsPage.module.css';
import { FeedCard } from './components/FeedCard';
import { MakeFeed } from './components/MakeFeed';
import { feedsQuery } from './queries';

export function AppsPage() {
  const { id } = useWorkspace();
  const { data, error, refetch } = useQuery(feedsQuery(id));
  return (
    <Page title="Apps" lead="Take the plan to the calendar you already use." width="reading">
      <div className={classes.groups}>
        <Section title="Calendar feed" note="read only, for any calendar app">
          {!data && !error && (
            <Waiting label="Loading the feed">
              <Bone height={320} radius="lg" />
            </Waiting>
          )}
          {error && !data && <LoadFailed error={error} what="The feed" onRetry={refetch} />}
          {data?.items.length === 0 && <MakeFeed />}
          {data?.items.map((feed) => (
            <FeedCard key={feed.id} feed={feed} />
          ))}
        </Section>
        <NotSetUp />
      </div>
    </Page>
  );
}

/** What would need settings that this server does not have: said plainly, with nothing to press. */
function NotSetUp() {
  const capabilities = useCapabilities();
  if (!capabilities) return null;
  const { calendars, languageModel, mail } = capabilities;
  const parts: [string, string, { on: boolean; missing: string[] }][] = [
    ['Google Calendar', 'writes the plan into a calendar of your Google account', calendars.google],
    ['CalDAV', 'keeps Apple, Fastmail, Nextcloud and others in step, both ways', calendars.caldav],
    [
      'Language model',
      'lets the assistant answer in its own words, and reads what is doubtful in a syllabus a second time',
      languageModel,
    ],
  ];
  const off = parts.filter(([, , { on }]) => !on);
  if (off.length === 0 && mail === 'smtp') return null;
  return (
    <Section title="Not available here">
      <ul className={classes.list}>
        {off.map(([name, does, { missing }]) => (
          <li key={name}>
            <b>{name}</b> {does}. <Missing settings={missing} />
          </li>
        ))}
        {mail === 'outbox' && (
          <li>
            <b>E-mail</b> does not leave this server: mails are kept in its outbox.{' '}
            <Missing settings={['SMTP_URL']} />
          </li>
        )}
      </ul>
    </Section>
  );
}

function Missing({ settings }: { settings: readonly string[] }) {
  if (settings.length === 0) return 'Not in this version.';
  return (
    <>
      Whoever runs the server switches it on with{' '}
      {settings.map((setting, index) => (
        <span key={setting}>
          {index > 0 && ', '}
          <code>{setting}</code>
        </span>
      ))}
      .
    </>
  );
}
