import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { countText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import { Alone } from './components/Alone';
import { InvitationRow } from './components/InvitationRow';
import { InviteDialog } from './components/InviteDialog';
import { MemberRow } from './components/MemberRow';
import classes from './PeoplePage.module.css';
import { invitationsQuery, membersQuery } from './queries';

export function PeoplePage() {
  const { id, name, role } = useWorkspace();
  const mayInvite = role === 'owner' || role === 'admin';
  const [isInviteOpen, dialog] = useDisclosure();
  const members = useQuery(membersQuery(id));
  const invitations = useQuery({ ...invitationsQuery(id), enabled: mayInvite });
  const people = members.data?.items;
  const invited = invitations.data?.items ?? [];
  return (
    <Page
      title="Users"
      lead={
        people
          ? `${countText(people.length, 'person', 'people').replace(/^\w/, (letter) => letter.toUpperCase())} in ${name}.`
          : 'Who shares this workspace.'
      }
      actions={
        mayInvite && (
          <Button leftSection={<IconMailPlus size={16} stroke={1.75} />} onClick={dialog.open}>
            Invite
          </Button>
        )
      }
    >
      {!people && !members.error && (
        <Waiting label="Loading the people">
          <RowBones rows={3} height={56} />
        </Waiting>
      )}
      {members.error && !people && (
        <LoadFailed error={members.error} what="The people" onRetry={members.refetch} />
      )}
      {people && (
        <div className={classes.groups}>
          <Section title="Members" note={`${people.length}`}>
            <ul className={classes.list}>
              {people.map((member) => (
                <li key={member.accountId}>
                  <MemberRow member={member} />
                </li>
              ))}
            </ul>
          </Section>
          {invited.length > 0 && (
            <Section title="Invited" note={`${invited.length}`}>
              <ul className={classes.list}>
                {invited.map((invitation) => (
                  <li key={invitation.id}>
                    <InvitationRow invitation={invitation} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {mayInvite && people.length === 1 && invited.length === 0 && <Alone onInvite={dialog.open} />}
        </div>
      )}
      <InviteDialog opened={isInviteOpen} onClose={dialog.close} />
    </Page>
  );
}
