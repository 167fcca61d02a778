import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Me, Profile } from '@/api/types.gen';
import { useMe } from '@/lib/me';
import { initials } from '@/lib/names';
import { toast } from '@/lib/toast';
import { Page } from '@/ui/Page';
import classes from './ProfilePage.module.css';
import { useChangeProfile } from './queries';

const FIELDS = [
  {
    field: 'name',
    label: 'Name',
    hint: 'As the people of your workspaces see it.',
    autoComplete: 'name',
    maxLength: 100,
  },
  { field: 'pronouns', label: 'Pronouns', hint: undefined, autoComplete: 'off', maxLength: 40 },
  { field: 'school', label: 'School', hint: undefined, autoComplete: 'organization', maxLength: 120 },
] as const;

export function ProfilePage() {
  const me = useMe();
  return (
    <Page title="Profile" lead="Who you are to the people you share a workspace with.">
      {me && <ProfileFields me={me} />}
    </Page>
  );
}

function ProfileFields({ me }: { me: Me }) {
  const [draft, setDraft] = useState(me.profile);
  const { mutateAsync } = useChangeProfile();

  /** Saved on leaving the field, with the way back. */
  async function save(field: keyof Profile) {
    const before = me.profile[field];
    const after = draft[field].trim();
    if (after === before) return;
    await mutateAsync({ [field]: after }).then(
      () =>
        toast.undoable('Profile saved.', () => {
          setDraft((now) => ({ ...now, [field]: before }));
          void mutateAsync({ [field]: before });
        }),
      () => setDraft((now) => ({ ...now, [field]: before })),
    );
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <div className={classes.picture} aria-hidden="true">
        {initials(draft.name || me.account.email || '?')}
      </div>
      {FIELDS.map(({ field, label, hint, autoComplete, maxLength }) => (
        <TextInput
          key={field}
          label={label}
          description={hint}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={draft[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
          onBlur={() => save(field)}
        />
      ))}
      <p className={classes.note}>Saved as you leave a field.</p>
    </form>
  );
}
