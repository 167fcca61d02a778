import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf, problemOf } from '@/lib/errors';
import type { InvitedRole } from '../model/roles';
import { usePeopleActions } from '../queries';
import { RoleChoice } from './RoleChoice';

export function InviteByMail({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('member');
  const { sendInvitation } = usePeopleActions();
  const { error } = sendInvitation;
  const [isMistyped, setMistyped] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!event.currentTarget.checkValidity()) return setMistyped(true);
    const done = () => {
      setEmail('');
      onClose();
    };
    sendInvitation.mutate({ email: email.trim(), role }, { onSuccess: done });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          type="email"
          label="E-mail"
          description="They join with an account of this address."
          required
          maxLength={254}
          autoComplete="off"
          data-autofocus
          value={email}
          onChange={(event) => {
            setMistyped(false);
            sendInvitation.reset();
            setEmail(event.currentTarget.value);
          }}
          error={faultOf({ isMistyped, error })}
        />
        <RoleChoice value={role} onChange={setRole} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={sendInvitation.isPending} disabled={email.trim() === ''}>
            Send the invitation
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function faultOf({ isMistyped, error }: { isMistyped: boolean; error: unknown }): string | undefined {
  if (isMistyped) return 'That is not an e-mail address.';
  return error ? (problemOf(error)?.errors?.[0]?.message ?? messageOf(error)) : undefined;
}
