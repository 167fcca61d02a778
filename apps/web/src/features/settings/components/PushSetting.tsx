import { Button, Switch } from '@mantine/core';
import { toDevice } from '../model/device';
import { useBrowsers, useForgetBrowser, usePushHere, useSwitchPush } from '../notification-queries';
import classes from './PushSetting.module.css';
import { Setting } from './Setting';

const OBSTACLES = {
  unsupported:
    'This browser cannot be told of things. On an iPhone or iPad, add Syllabi to the home screen first; elsewhere try another browser.',
  insecure: 'Browsers allow this only over HTTPS. Ask whoever runs this server to switch it on.',
  blocked:
    'Notifications of this site are blocked here. Allow them in the settings of the browser, beside the address.',
};
const HINT = 'A short message in the corner of the screen, also while no page of Syllabi is open.';
const FAILED =
  'The browser could not reach its push service, so it stays off. Check the network, or a setting that blocks it.';

/** Whether this browser, and which others, are told of things. */
export function PushSetting() {
  const here = usePushHere();
  const change = useSwitchPush();
  const browsers = useBrowsers();
  const forget = useForgetBrowser();
  const obstacle = here?.obstacle;
  const refused = change.data === false ? OBSTACLES.blocked : undefined;
  const problem = obstacle ? OBSTACLES[obstacle] : (refused ?? (change.error ? FAILED : undefined));
  return (
    <>
      <Setting isShort label="This browser" hint={problem ?? HINT}>
        {({ describedBy }) => (
          <Switch
            aria-label="This browser"
            aria-describedby={describedBy}
            checked={here?.isOn ?? false}
            disabled={!here || Boolean(obstacle) || change.isPending}
            onChange={(event) => change.mutate(event.currentTarget.checked)}
          />
        )}
      </Setting>
      {browsers.length > 0 && (
        <ul className={classes.browsers} aria-label="Browsers that are told">
          {browsers.map(({ id, userAgent }) => (
            <li key={id}>
              <span>{toDevice(userAgent).name}</span>
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                loading={forget.isPending && forget.variables === id}
                onClick={() => forget.mutate(id)}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
