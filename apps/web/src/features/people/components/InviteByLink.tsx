import { Button, CopyButton, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/lib/errors';
import { type InvitedRole, ROLE_LABELS } from '../model/roles';
import { usePeopleActions } from '../queries';
import { RoleChoice } from './RoleChoice';

const DAYS = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: 'A month' },
  { value: '90', label: 'Three months' },
];
const USES = [
  { value: '', label: 'Everybody' },
  { value: '1', label: 'One person' },
  { value: '5', label: '5 people' },
  { value: '30', label: '30 people' },
  { value: '100', label: '100 people' },
];

/** A link to pass around; its address is shown this once. */
export function InviteByLink({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<InvitedRole>('member');
  const [days, setDays] = useState('7');
  const [uses, setUses] = useState('');
  const { makeLink } = usePeopleActions();
  if (makeLink.data) return <MadeLink {...makeLink.data} onClose={onClose} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    makeLink.mutate({ role, days: Number(days), mostUses: uses === '' ? null : Number(uses) });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" c="dimmed">
          Whoever has the link can join, with any account. You can revoke it at any time.
        </Text>
        <RoleChoice value={role} onChange={setRole} />
        <Group grow align="flex-start">
          <NativeSelect
            label="It works for"
            data={DAYS}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <NativeSelect
            label="It lets in"
            data={USES}
            value={uses}
            onChange={(event) => setUses(event.currentTarget.value)}
          />
        </Group>
        {makeLink.error && (
          <Text role="alert" size="sm" style={{ color: 'var(--danger)' }}>
            {messageOf(makeLink.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={makeLink.isPending}>
            Make the link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function MadeLink({ address, role, onClose }: { address: string; role: InvitedRole; onClose: () => void }) {
  return (
    <Stack>
      <TextInput
        label={`Link for a ${ROLE_LABELS[role].toLowerCase()}`}
        description="Copy it now: it is shown this once and kept nowhere."
        readOnly
        value={address}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end">
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={
                copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />
              }
              onClick={copy}
            >
              <span role="status">{copied ? 'Copied' : 'Copy the link'}</span>
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
