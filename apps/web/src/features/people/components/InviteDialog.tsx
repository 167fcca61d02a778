import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf, problemOf } from '@/lib/errors';
import { Dialog } from '@/ui/Dialog';
import { INVITED_ROLES, type InvitedRole, ROLE_LABELS, ROLE_RIGHTS } from '../model/roles';
import { usePeopleActions } from '../queries';

export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('member');
  const { sendInvitation } = usePeopleActions();
  const { error } = sendInvitation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const done = () => {
      setEmail('');
      onClose();
    };
    sendInvitation.mutate({ email: email.trim(), role }, { onSuccess: done });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="Invite by e-mail">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            type="email"
            label="E-mail"
            required
            maxLength={254}
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={error ? (problemOf(error)?.errors?.[0]?.message ?? messageOf(error)) : undefined}
          />
          <Radio.Group label="Role" value={role} onChange={(value) => setRole(value as InvitedRole)}>
            <Stack gap="xs">
              {INVITED_ROLES.map((one) => (
                <Radio key={one} value={one} label={ROLE_LABELS[one]} description={ROLE_RIGHTS[one]} />
              ))}
            </Stack>
          </Radio.Group>
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
    </Dialog>
  );
}
