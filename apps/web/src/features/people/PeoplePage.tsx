import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { membersQuery } from '@/lib/plan/members';
import { useSoon } from '@/lib/plan/use-soon';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Row';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import { Alone } from './components/Alone';
import { InvitationRow } from './components/InvitationRow';
import { InviteDialog } from './components/InviteDialog';
import { LinkRow } from './components/LinkRow';
import { MemberRow } from './components/MemberRow';
import { OwnInvitations } from './components/OwnInvitations';
import { WorkspaceSection } from './components/WorkspaceSection';
import classes from './PeoplePage.module.css';
import { invitationsQuery, linksQuery } from './queries';

interface PeoplePageProps {
  onOpenWorkspace: (id: string) => Promise<void>;
}

export function PeoplePage({ onOpenWorkspace }: PeoplePageProps) {
  const { id, role } = useWorkspace();
  const mayInvite = role === 'owner' || role === 'admin';
  const [isInviteOpen, dialog] = useDisclosure();
  const members = useQuery(membersQuery(id));
  const invitations = useQuery({ ...invitationsQuery(id), enabled: mayInvite });
  const links = useQuery({ ...linksQuery(id), enabled: mayInvite });
  const people = members.data?.items;
  const rows = useSoon(people);
  const invited = invitations.data?.items ?? [];
  const made = links.data?.items ?? [];
  const open = made.filter(({ status }) => status === 'open');
  const over = made.filter(({ status }) => status !== 'open');
  // What stands below the invitations waits for them.
  const isWhole = mayInvite && !invitations.isLoading && !links.isLoading;
  return (
    <Page
      title="Users"
      lead="Who shares this workspace, and in which role."
      actions={
        mayInvite && (
          <>
            <Button
              variant="default"
              leftSection={<IconHistory size={16} stroke={1.75} />}
              renderRoot={(props) => <Link to="/users/activity" {...props} />}
            >
              Activity
            </Button>
            <Button leftSection={<IconUserPlus size={16} stroke={1.75} />} onClick={dialog.open}>
              Invite
            </Button>
          </>
        )
      }
    >
      <OwnInvitations onJoined={onOpenWorkspace} />
      {!rows && !members.error && (
        <Waiting label="Loading the people">
          <RowBones rows={3} height={56} />
        </Waiting>
      )}
      {members.error && !rows && (
        <LoadFailed error={members.error} what="The people" onRetry={members.refetch} />
      )}
      {people && rows && (
        <div className={classes.groups}>
          <Section title="Members" note={`${people.length}`}>
            <Rows>
              {rows.map((member) => (
                <li key={member.accountId}>
                  <MemberRow member={member} />
                </li>
              ))}
            </Rows>
          </Section>
          {invited.length > 0 && (
            <Section title="Invited" note={`${invited.length}`}>
              <Rows>
                {invited.map((invitation) => (
                  <li key={invitation.id}>
                    <InvitationRow invitation={invitation} />
                  </li>
                ))}
              </Rows>
            </Section>
          )}
          {made.length > 0 && (
            <Section title="Links" note={open.length > 0 && `${open.length}`}>
              <Rows>
                {[...open, ...over].map((link) => (
                  <li key={link.id}>
                    <LinkRow link={link} />
                  </li>
                ))}
              </Rows>
            </Section>
          )}
          {isWhole && people.length === 1 && invited.length + open.length === 0 && (
            <Alone onInvite={dialog.open} />
          )}
          {isWhole && <WorkspaceSection />}
        </div>
      )}
      <InviteDialog opened={isInviteOpen} onClose={dialog.close} />
    </Page>
  );
}
