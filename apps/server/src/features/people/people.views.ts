import type { Account } from '../../platform/http/types.ts';
import type { Person } from './people.repository.ts';
import { completeSettings, type OwnWorkspace } from './people.rules.ts';
import type { MeView, Profile } from './people.schemas.ts';

export const toProfileView = ({ name, school, pronouns }: Person): Profile => ({ name, school, pronouns });

export const toSettingsView = ({ settings, settingsVersion }: Person): MeView['settings'] => ({
  ...completeSettings(settings),
  version: settingsVersion,
});

interface Me {
  account: Account;
  person: Person;
  workspaces: OwnWorkspace[];
}

export const toMeView = ({ account, person, workspaces }: Me): MeView => ({
  account: { id: account.id, email: account.email, emailVerified: account.emailVerified },
  profile: toProfileView(person),
  settings: toSettingsView(person),
  workspaces,
});
