import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import {
  ensurePerson,
  type Person,
  rememberBrowserZone,
  updateProfile,
  updateSettings,
} from './people.repository.ts';
import { completeSettings, DEFAULT_SETTINGS, mergeSettings, type OwnWorkspace } from './people.rules.ts';
import type { MeView, ProfilePatch, SettingsPatch } from './people.schemas.ts';
import { toMeView, toSettingsView } from './people.views.ts';

export interface PeopleDeps {
  db: Database;
  clock: Clock;
  listOwnWorkspaces: (who: { account: Account }) => Promise<OwnWorkspace[]>;
}

type ByAccount = PeopleDeps & { account: Account };

export async function describeMe({ account, listOwnWorkspaces, ...deps }: ByAccount): Promise<MeView> {
  const [person, workspaces] = await Promise.all([
    findOrMakePerson({ ...deps, account }),
    listOwnWorkspaces({ account }),
  ]);
  return toMeView({ account, person, workspaces });
}

export async function changeProfile({
  db,
  clock,
  account,
  change,
}: ByAccount & { change: ProfilePatch }): Promise<Person> {
  await findOrMakePerson({ db, clock, account });
  return updateProfile(db, account.id, change);
}

export const readSettings = (options: ByAccount): Promise<Person> => findOrMakePerson(options);

export async function changeSettings({
  db,
  clock,
  account,
  version,
  change,
}: ByAccount & { version: number; change: SettingsPatch }): Promise<
  Pick<Person, 'settings' | 'settingsVersion'>
> {
  const person = await findOrMakePerson({ db, clock, account });
  const settings = mergeSettings(completeSettings(person.settings), change);
  const changed = await updateSettings(db, { accountId: account.id, version, settings });
  if (changed) return changed;
  const current = await findOrMakePerson({ db, clock, account });
  throw versionOutdated({ version: current.settingsVersion, current: toSettingsView(current) });
}

/** What happens without a browser – feeds, mails – goes by where the last one was. */
export async function seeBrowserZone({
  db,
  clock,
  account,
  timeZone,
}: ByAccount & { timeZone: string }): Promise<void> {
  await findOrMakePerson({ db, clock, account });
  await rememberBrowserZone(db, { accountId: account.id, timeZone });
}

function findOrMakePerson({
  db,
  clock,
  account,
}: Pick<ByAccount, 'db' | 'clock' | 'account'>): Promise<Person> {
  return ensurePerson(db, {
    accountId: account.id,
    name: account.displayName ?? '',
    settings: DEFAULT_SETTINGS,
    createdAt: clock.now(),
  });
}
