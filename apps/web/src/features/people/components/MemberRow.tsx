import { ActionIcon, Avatar, Button, Group, Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconDots, IconLogout, IconUserMinus } from '@tabler/icons-react';
import type { Member } from '@/api';
import { initials } from '@/lib/names';
import { dayIn } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toShortDay } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { Dialog } from '@/ui/Dialog';
import { ROLE_LABELS, ROLE_RIGHTS, rolesToGive } from '../model/roles';
import classes from '../PeoplePage.module.css';
import { usePeopleActions } from '../queries';

export function MemberRow({ member }: { member: Member }) {
  const { style, zone } = usePlanSettings();
  const { name, email, role, you, joinedAt, can } = member;
  return (
    <div className={classes.row}>
      <Avatar size={36} radius={36} aria-hidden="true">
        {initials(name || email?.split('@')[0] || '?')}
      </Avatar>
      <div className={classes.words}>
        <b>
          {name || email}{' '}
          {you && (
            <Text span c="dimmed" fw={400}>
              (you)
            </Text>
          )}
        </b>
        {name && <span>{email}</span>}
      </div>
      <span className={classes.joined}>since {toShortDay(dayIn(zone, new Date(joinedAt)), style)}</span>
      <span className={classes.role}>{ROLE_LABELS[role]}</span>
      {(can.changeRole || can.remove) && <MemberMenu member={member} />}
    </div>
  );
}

function MemberMenu({ member }: { member: Member }) {
  const { role: own, name: workspace } = useWorkspace();
  const { changeRole, remove } = usePeopleActions();
  const [isAsking, question] = useDisclosure();
  const name = member.name || member.email || 'this person';
  const label = member.you ? 'Leave' : 'Remove';
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More about ${name}`}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {member.can.changeRole && <Menu.Label>Role</Menu.Label>}
          {member.can.changeRole &&
            rolesToGive(own).map((role) => (
              <Menu.Item
                key={role}
                role="menuitemradio"
                aria-checked={member.role === role}
                rightSection={member.role === role && <IconCheck size={16} stroke={1.75} />}
                onClick={() => changeRole.mutate({ accountId: member.accountId, role })}
              >
                {ROLE_LABELS[role]}{' '}
                <Text span size="xs" c="dimmed">
                  {ROLE_RIGHTS[role]}
                </Text>
              </Menu.Item>
            ))}
          {member.can.remove && (
            <>
              {member.can.changeRole && <Menu.Divider />}
              <Menu.Item
                leftSection={
                  member.you ? (
                    <IconLogout size={16} stroke={1.75} />
                  ) : (
                    <IconUserMinus size={16} stroke={1.75} />
                  )
                }
                onClick={question.open}
              >
                {label}…
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Dialog
        opened={isAsking}
        onClose={question.close}
        title={member.you ? `Leave ${workspace}?` : `Remove ${name}?`}
      >
        <Text>
          {member.you ? 'You no longer see' : `${name} no longer sees`} the courses and tasks of {workspace}.
          What was added stays. Only a new invitation brings {member.you ? 'you' : 'them'} back.
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={question.close}>
            Cancel
          </Button>
          <Button
            loading={remove.isPending}
            onClick={() => remove.mutate(member.accountId, { onSettled: question.close })}
          >
            {label}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
