import { Menu, Text } from '@mantine/core';
import {
  IconCheck,
  IconCrown,
  IconLogout,
  IconUserCheck,
  IconUserMinus,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Member } from '@/api';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { RowMenu } from '@/ui/RowMenu';
import { ROLE_LABELS, ROLE_RIGHTS, rolesToGive } from '../model/roles';
import { usePeopleActions } from '../queries';
import { MemberQuestion, type Question } from './MemberQuestion';

const icon = { size: 16, stroke: 1.75 };

/** What may be done with a member. */
export function MemberMenu({ member }: { member: Member }) {
  const [question, setQuestion] = useState<Question>();
  const [wasAsked, setAsked] = useState(false);
  function ask(next: Question) {
    setAsked(true);
    setQuestion(next);
  }
  return (
    <>
      <RowMenu label={`More about ${nameOf(member)}`}>
        <MemberDeeds member={member} onAsk={ask} />
      </RowMenu>
      {wasAsked && (
        <MemberQuestion member={member} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}

const nameOf = ({ name, email }: Member) => name || email || 'this person';

function MemberDeeds({ member, onAsk }: { member: Member; onAsk: (question: Question) => void }) {
  const { role: own } = useWorkspace();
  const { changeRole, suspend } = usePeopleActions();
  const { accountId, role, suspendedAt, you, can } = member;

  // The menu is closed before the answer is there, and its callbacks with it.
  async function giveRole(next: Member['role']) {
    await changeRole.mutateAsync({ accountId, role: next });
    toast.undoable(`${nameOf(member)} is now ${ROLE_LABELS[next].toLowerCase()}.`, () =>
      changeRole.mutate({ accountId, role }),
    );
  }
  return (
    <>
      {can.changeRole && <Menu.Label>Role</Menu.Label>}
      {can.changeRole &&
        rolesToGive(own).map((one) => (
          <Menu.Item
            key={one}
            rightSection={role === one && <IconCheck {...icon} aria-label="as it is now" />}
            onClick={() => role !== one && giveRole(one).catch(() => undefined)}
          >
            {ROLE_LABELS[one]}{' '}
            <Text span size="xs" c="dimmed">
              {ROLE_RIGHTS[one]}
            </Text>
          </Menu.Item>
        ))}
      {can.changeRole && <Menu.Divider />}
      {can.makeOwner && (
        <Menu.Item leftSection={<IconCrown {...icon} />} onClick={() => onAsk('transfer')}>
          Transfer ownership…
        </Menu.Item>
      )}
      {can.suspend && suspendedAt && (
        <Menu.Item
          leftSection={<IconUserCheck {...icon} />}
          onClick={() => suspend.mutate({ accountId, suspendedAt })}
        >
          Let in again
        </Menu.Item>
      )}
      {can.suspend && !suspendedAt && (
        <Menu.Item leftSection={<IconUserOff {...icon} />} onClick={() => onAsk('suspend')}>
          Suspend…
        </Menu.Item>
      )}
      {can.remove && (
        <Menu.Item
          leftSection={you ? <IconLogout {...icon} /> : <IconUserMinus {...icon} />}
          onClick={() => onAsk('remove')}
        >
          {you ? 'Leave…' : 'Remove…'}
        </Menu.Item>
      )}
    </>
  );
}
