import { Select, Switch } from '@mantine/core';
import type { Settings } from '@/api/types.gen';
import { useMe } from '@/lib/me';
import { browserZone } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDueText } from '@/lib/plan/wording';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Choice } from './components/Choice';
import { Setting } from './components/Setting';
import classes from './DisplayPage.module.css';
import { PARENTS } from './model/parents';
import { useChangeSettings } from './queries';

type Display = Settings['display'];
type SidebarItem = Display['sidebar'][number];

const SIDEBAR: { item: SidebarItem; label: string }[] = [
  { item: 'dashboard', label: 'Dashboard' },
  { item: 'calendar', label: 'Calendar' },
  { item: 'tasks', label: 'Tasks' },
  { item: 'chats', label: 'Chats' },
  { item: 'courses', label: 'Courses' },
  { item: 'users', label: 'Users' },
  { item: 'apps', label: 'Apps' },
  { item: 'help-center', label: 'Help centre' },
];

const DATE_FORMATS = [
  { value: 'day-month', label: '12 Feb' },
  { value: 'month-day', label: 'Feb 12' },
  { value: 'iso', label: '2026-02-12' },
] as const;
const TIME_FORMATS = [
  { value: '12h', label: '11:59 pm' },
  { value: '24h', label: '23:59' },
] as const;
const FIRST_DAYS = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
  { value: 'saturday', label: 'Saturday' },
] as const;

const ZONES = Intl.supportedValuesOf('timeZone');

export function DisplayPage() {
  const display = useMe()?.settings.display;
  const save = useChangeSettings();
  const { style, today } = usePlanSettings();
  if (!display) return null;
  const change = (part: Partial<Display>, said: string) => void save({ display: part }, { said });

  function showInSidebar(item: SidebarItem, isShown: boolean) {
    const shown = display?.sidebar.filter((other) => other !== item) ?? [];
    const label = SIDEBAR.find((one) => one.item === item)?.label;
    change(
      { sidebar: isShown ? [...shown, item] : shown },
      `${label} ${isShown ? 'is' : 'is no longer'} in the sidebar.`,
    );
  }

  return (
    <Page title="Display" lead="How dates read and what the sidebar holds." parents={PARENTS}>
      <div className={classes.sections}>
        <Section
          title="Dates and times"
          note={`now reads ${toDueText({ day: today, time: '23:59' }, { style })}`}
        >
          <Setting label="Date">
            {({ labelledBy }) => (
              <Choice
                labelledBy={labelledBy}
                value={display.dateFormat}
                options={DATE_FORMATS}
                onChange={(dateFormat) => change({ dateFormat }, 'Date format changed.')}
              />
            )}
          </Setting>
          <Setting label="Time">
            {({ labelledBy }) => (
              <Choice
                labelledBy={labelledBy}
                value={display.timeFormat}
                options={TIME_FORMATS}
                onChange={(timeFormat) => change({ timeFormat }, 'Time format changed.')}
              />
            )}
          </Setting>
          <Setting label="The week begins on">
            {({ labelledBy }) => (
              <Choice
                labelledBy={labelledBy}
                value={display.firstDayOfWeek}
                options={FIRST_DAYS}
                onChange={(firstDayOfWeek) => change({ firstDayOfWeek }, 'First day of the week changed.')}
              />
            )}
          </Setting>
          <Setting
            label="Time zone"
            hint={`Cleared, it follows the browser: ${browserZone()}. Calendar feeds and mails go by it, too.`}
          >
            {({ labelledBy }) => (
              <Select
                w={240}
                aria-labelledby={labelledBy}
                data={ZONES}
                value={display.timeZone}
                placeholder="As the browser"
                searchable
                clearable
                limit={60}
                nothingFoundMessage="No zone is called that"
                onChange={(timeZone) => change({ timeZone }, 'Time zone changed.')}
              />
            )}
          </Setting>
        </Section>
        <Section title="Sidebar" note="Hidden places stay reachable by search and address">
          {SIDEBAR.map(({ item, label }) => (
            <div key={item} className={classes.item}>
              <Switch
                label={label}
                checked={display.sidebar.includes(item)}
                onChange={(event) => showInSidebar(item, event.currentTarget.checked)}
              />
            </div>
          ))}
        </Section>
      </div>
    </Page>
  );
}
