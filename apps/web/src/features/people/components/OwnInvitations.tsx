import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Row, RowSign, Rows } from '@/ui/Row';
import { Section } from '@/ui/Section';
import { ROLE_LABELS, ROLE_RIGHTS } from '../model/roles';
import classes from '../PeoplePage.module.css';
import { ownInvitationsQuery, useAcceptOwn } from '../queries';

/** What waits for one's own address, from other workspaces. */
export function OwnInvitations({ onJoined }: { onJoined: (workspaceId: string) => Promise<void> }) {
  const { data } = useQuery(ownInvitationsQuery());
  const accept = useAcceptOwn();
  if (!data || data.items.length === 0) return null;
  const join = (id: string) =>
    accept.mutate(id, { onSuccess: ({ workspaceId }) => void onJoined(workspaceId) });
  return (
    <div className={classes.welcome}>
      <Section title="You are invited" note={`${data.items.length}`}>
        <Rows>
          {data.items.map(({ id, workspaceName, invitedBy, role }) => (
            <li key={id}>
              <Row
                wraps
                lead={
                  <RowSign>
                    <IconMailOpened size={18} stroke={1.75} />
                  </RowSign>
                }
                title={workspaceName}
                about={`${invitedBy} invites you as ${ROLE_LABELS[role].toLowerCase()}: ${ROLE_RIGHTS[role]}`}
              >
                <Button
                  size="xs"
                  loading={accept.isPending && accept.variables === id}
                  onClick={() => join(id)}
                  aria-label={`Join ${workspaceName}`}
                >
                  Join
                </Button>
              </Row>
            </li>
          ))}
        </Rows>
      </Section>
    </div>
  );
}
