import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { Invitation } from '@/api';
import { dayIn } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toRelativeText } from '@/lib/plan/wording';
import { Row, RowSign } from '@/ui/Row';
import { type InvitedRole, ROLE_LABELS } from '../model/roles';
import classes from '../PeoplePage.module.css';
import { usePeopleActions } from '../queries';

export function InvitationRow({
  invitation: { id, email, role, status, invitedBy, expiresAt },
}: {
  invitation: Invitation;
}) {
  const { zone, today } = usePlanSettings();
  const { revoke, sendInvitation } = usePeopleActions();
  const isExpired = status === 'expired';
  return (
    <Row
      wraps
      lead={
        <RowSign>
          <IconMail size={18} stroke={1.75} />
        </RowSign>
      }
      title={email}
      about={
        isExpired ? (
          <span className={classes.expired}>The link has ended</span>
        ) : (
          `invited by ${invitedBy}, the link ends ${toRelativeText(dayIn(zone, new Date(expiresAt)), today)}`
        )
      }
    >
      <span className={classes.role}>{ROLE_LABELS[role]}</span>
      <Button
        size="xs"
        variant="default"
        loading={sendInvitation.isPending}
        onClick={() => sendInvitation.mutate({ email, role: role as InvitedRole })}
      >
        Send again
      </Button>
      <Button
        size="xs"
        variant="subtle"
        loading={revoke.isPending}
        onClick={() => revoke.mutate(id)}
        aria-label={`Revoke the invitation of ${email}`}
      >
        Revoke
      </Button>
    </Row>
  );
}
