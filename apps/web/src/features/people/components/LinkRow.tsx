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

const OVER = { expired: 'has ended', 'used-up': 'used up' };

export function LinkRow({ link }: { link: InviteLink }) {
  const { zone, today } = usePlanSettings();
  const { revokeLink } = usePeopleActions();
  const { id, role, status, madeBy, uses, mostUses, expiresAt } = link;
  const ends = toRelativeText(dayIn(zone, new Date(expiresAt)), today);
  const joined =
    mostUses === null ? `${countText(uses, 'person', 'people')} joined` : `${uses} of ${mostUses} joined`;
  return (
    <Row
      wraps
      lead={
        <RowSign>
          <IconLink size={18} stroke={1.75} />
        </RowSign>
      }
      title={`Link of ${madeBy}`}
      about={
        <span className={status === 'expired' ? classes.expired : undefined}>
          {joined}, {status === 'open' ? `ends ${ends}` : OVER[status]}
        </span>
      }
    >
      <span className={classes.role}>{ROLE_LABELS[role]}</span>
      <Button
        size="xs"
        variant={status === 'open' ? 'default' : 'subtle'}
        loading={revokeLink.isPending}
        onClick={() => revokeLink.mutate(id)}
        aria-label={`${status === 'open' ? 'Revoke' : 'Remove'} the link of ${madeBy} for a ${role}`}
      >
        {status === 'open' ? 'Revoke' : 'Remove'}
      </Button>
    </Row>
  );
}
