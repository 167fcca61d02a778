import classes from './FeedCard.module.css';

const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

const WAYS: readonly [string, readonly string[]][] = [
  [
    'Apple Calendar',
    [
      'Press “Open in a calendar app” above, or choose File, New Calendar Subscription.',
      'Paste the address and subscribe.',
      'Set Auto-refresh to every hour.',
    ],
  ],
  [
    'Google Calendar',
    [
      'On a computer, open Google Calendar.',
      'Beside “Other calendars” press +, then “From URL”.',
      'Paste the address and press “Add calendar”. Google looks for changes a few times a day.',
    ],
  ],
  [
    'Outlook',
    [
      'In Outlook on the web choose Calendar, then “Add calendar”.',
      'Choose “Subscribe from web”, paste the address and give it a name.',
    ],
  ],
];

export function HowToAdd({ address }: { address: string }) {
  return (
    <div className={classes.how}>
      <h3>How to add it</h3>
      {isLocal(address) && (
        <p>
          This server answers on this computer only: calendar apps here can subscribe, Google and Outlook on
          the web cannot reach it.
        </p>
      )}
      {WAYS.map(([name, steps]) => (
        <details key={name}>
          <summary>{name}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
