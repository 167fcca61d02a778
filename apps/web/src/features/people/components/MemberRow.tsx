import { Text } from '@mantine/core';
import { memo } from 'react';
import type { Member } from '@/api';
import { dayIn } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toShortDay } from '@/lib/plan/wording';
import { PersonPicture } from '@/ui/PersonPicture';
import { Row } from '@/ui/Row';
import { ROLE_LABELS } from '../model/roles';
import classes from '../PeoplePage.module.css';
import { MemberMenu } from './MemberMenu';

/** Drawn again only where its own person changed: there are as many as the workspace has people. */
export const MemberRow = memo(({ member }: { member: Member }) => {
  const { style, zone } = usePlanSettings();
  const { name, email, avatar, pronouns, school, role, you, joinedAt, suspendedAt, can } = member;
  const about = [name && email, school].filter(Boolean).join(' · ');
  return (
    <Row
      isFaded={suspendedAt !== null}
      lead={<PersonPicture name={name || email?.split('@')[0] || '?'} src={avatar} />}
      title={
        <>
          {name || email}{' '}
          {(you || pronouns) && (
            <Text span c="dimmed" fw={400} size="sm">
              {[pronouns, you && '(you)'].filter(Boolean).join(' ')}
            </Text>
          )}
        </>
      }
      about={about}
    >
      {suspendedAt && <em className={classes.badge}>Suspended</em>}
      <span className={classes.joined}>since {toShortDay(dayIn(zone, new Date(joinedAt)), style)}</span>
      <span className={classes.role}>{ROLE_LABELS[role]}</span>
      {Object.values(can).some(Boolean) ? (
        <MemberMenu member={member} />
      ) : (
        <span className={classes.noMenu} />
      )}
    </Row>
  );
});
