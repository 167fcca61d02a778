import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Me } from '@/api/types.gen';
import { useMe } from '@/lib/me';
import { toast } from '@/lib/toast';
import { Page } from '@/ui/Page';
import { PictureSetting } from './components/PictureSetting';
import { PARENTS } from './model/parents';
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
    <Page title="Profile" lead="Who you are to the people you share a workspace with." parents={PARENTS}>
      {me && <ProfileFields me={me} />}
    </Page>
  );
}

type Field = (typeof FIELDS)[number]['field'];

function ProfileFields({ me }: { me: Me }) {
  /** What is being typed; everything else is as it was saved last, be it on another device. */
  const [draft, setDraft] = useState<Partial<Record<Field, string>>>({});
  const [unsaved, setUnsaved] = useState<Field>();
  const { mutateAsync } = useChangeProfile();
  /** What was typed since it was sent stays. */
  const settle = (field: Field, sent: string) =>
    setDraft((now) => {
      const { [field]: typed, ...others } = now;
      return typed?.trim() === sent ? others : now;
    });

  /** Saved on leaving the field, with the way back. */
  async function save(field: Field) {
    const before = me.profile[field];
    const after = draft[field]?.trim() ?? before;
    setUnsaved(undefined);
    if (after === before) return settle(field, after);
    await mutateAsync({ [field]: after }).then(
      () => {
        settle(field, after);
        toast.undoable('Profile saved.', () => void mutateAsync({ [field]: before }).catch(() => undefined));
      },
      () => setUnsaved(field),
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
      <PictureSetting
        name={(draft.name ?? me.profile.name) || me.account.email?.split('@')[0] || '?'}
        avatar={me.profile.avatar}
      />
      {FIELDS.map(({ field, label, hint, autoComplete, maxLength }) => (
        <TextInput
          key={field}
          label={label}
          description={hint}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={draft[field] ?? me.profile[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
          onBlur={() => save(field)}
          error={unsaved === field && 'Not saved yet. Leave the field once more to try again.'}
        />
      ))}
      <p className={classes.note}>Saved as you leave a field.</p>
    </form>
  );
}
