import type { Account } from '../../platform/http/types.ts';
import { avatarPath } from '../../vocabulary/avatars.ts';
import type { Person } from './people.repository.ts';
import { completeSettings, type OwnWorkspace } from './people.rules.ts';
import type { MeView, Profile } from './people.schemas.ts';

export const toProfileView = ({ name, school, pronouns, avatarKey }: Person): Profile => ({
  name,
  school,
  pronouns,
  avatar: avatarPath(avatarKey),
});

export const toSettingsView = ({
  settings,
  settingsVersion,
}: Pick<Person, 'settings' | 'settingsVersion'>): MeView['settings'] => ({
  ...completeSettings(settings),
  version: settingsVersion,
});

interface Me {
  account: Account;
  person: Person;
  workspaces: OwnWorkspace[];
}

export const toMeView = ({ account, person, workspaces }: Me): MeView => ({
  account: {
    id: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
  },
  profile: toProfileView(person),
  settings: toSettingsView(person),
  browserTimeZone: person.browserTimeZone,
  workspaces,
});
