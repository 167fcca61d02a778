import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Member } from '@/api';
import { useWorkspace } from '@/lib/workspace';
import { Confirmation } from '@/ui/Confirmation';
import { Dialog } from '@/ui/Dialog';
import { usePeopleActions } from '../queries';
import { TypedConfirmation } from './TypedConfirmation';

export type Question = 'remove' | 'suspend' | 'transfer';

interface MemberQuestionProps {
  member: Member;
  question: Question | undefined;
  onClose: () => void;
}

/** Asks before something is done to a member that others notice. */
export function MemberQuestion({ member, question, onClose }: MemberQuestionProps) {
  const { name: workspace } = useWorkspace();
  const { remove, suspend, makeOwner } = usePeopleActions();
  const [last, setLast] = useState<Question>('remove');
  if (question && question !== last) setLast(question);
  const { accountId, suspendedAt, you } = member;
  const name = member.name || member.email || 'this person';

  const titles: Record<Question, string> = {
    remove: you ? `Leave ${workspace}?` : `Remove ${name}?`,
    suspend: `Suspend ${name}?`,
    transfer: `Make ${name} the owner?`,
  };
  const bodies: Record<Question, ReactNode> = {
    remove: (
      <Confirmation
        action={you ? 'Leave' : 'Remove'}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(accountId, { onSettled: onClose })}
        onClose={onClose}
      >
        {you ? 'You no longer see' : `${name} no longer sees`} the courses and tasks of {workspace}. What was
        added stays. Only a new invitation brings {you ? 'you' : 'them'} back.
      </Confirmation>
    ),
    suspend: (
      <Confirmation
        action="Suspend"
        isPending={suspend.isPending}
        onConfirm={() => suspend.mutate({ accountId, suspendedAt }, { onSettled: onClose })}
        onClose={onClose}
      >
        {name} sees nothing of {workspace} from this moment on and stays in this list, with their role and all
        that is theirs. You can let them in again at any time.
      </Confirmation>
    ),
    transfer: (
      <TypedConfirmation
        words={workspace}
        action="Transfer the ownership"
        isPending={makeOwner.isPending}
        error={makeOwner.error}
        onConfirm={() => makeOwner.mutate(accountId, { onSuccess: onClose })}
        onClose={onClose}
      >
        <Text>
          {name} can then do everything in {workspace}, even delete it. You go on as an admin, and only {name}{' '}
          can make you an owner again.
        </Text>
      </TypedConfirmation>
    ),
  };
  return (
    <Dialog opened={question !== undefined} onClose={onClose} title={titles[last]}>
      {bodies[last]}
    </Dialog>
  );
}
