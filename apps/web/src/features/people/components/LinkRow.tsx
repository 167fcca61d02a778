import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { InviteLink } from '@/api';
import { dayIn } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { countText, toRelativeText } from '@/lib/plan/wording';
import { Row, RowSign } from '@/ui/Row';
import { ROLE_LABELS } from '../model/roles';
import classes from '../PeoplePage.module.css';
import { usePeopleActions } from '../queries';

const OVER = { expired: 'Ended', 'used-up': 'Used up' };

export function LinkRow({ link }: { link: InviteLink }) {
  const { zone, today } = usePlanSettings();
  const { revokeLink } = usePeopleActions();
  const { id, role, status, madeBy, uses, mostUses, expiresAt } = link;
  const isOpen = status === 'open';
  const ends = toRelativeText(dayIn(zone, new Date(expiresAt)), today);
  const joined =
    mostUses === null ? `${countText(uses, 'person', 'people')} joined` : `${uses} of ${mostUses} joined`;
  return (
    <Row
      wraps
      isFaded={!isOpen}
      lead={
        <RowSign>
          <IconLink size={18} stroke={1.75} />
        </RowSign>
      }
      title={`Link of ${madeBy}`}
      about={isOpen ? `${joined}, ends ${ends}` : joined}
    >
      {isOpen ? (
        <span className={classes.role}>{ROLE_LABELS[role]}</span>
      ) : (
        <em className={classes.badge}>{OVER[status]}</em>
      )}
      <Button
        size="xs"
        variant={isOpen ? 'default' : 'subtle'}
        loading={revokeLink.isPending}
        onClick={() => revokeLink.mutate(id)}
        aria-label={`${isOpen ? 'Revoke' : 'Remove'} the link of ${madeBy} for a ${role}`}
      >
        {isOpen ? 'Revoke' : 'Remove'}
      </Button>
    </Row>
  );
}
