import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Document, Finding, Question } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { EmptyState } from '@/ui/EmptyState';
import type { ReviewGroup, ReviewItem } from '../model/items';
import type { Decisions } from '../model/use-decisions';
import { Answered } from './Answered';
import classes from './FindingList.module.css';
import { FindingRow } from './FindingRow';
import { QuestionCard } from './QuestionCard';

export interface ListState {
  selectedId: string | undefined;
  editing: boolean;
  choice: number;
  onSelect: (id: string) => void;
  onEdit: (isEditing: boolean) => void;
  onChoice: (index: number) => void;
}

interface FindingListProps {
  groups: readonly ReviewGroup[];
  findings: readonly Finding[];
  answered: readonly Question[];
  /** How many the person set aside. */
  dismissed: number;
  /** The version that its findings went over to. */
  newer: Document['replacedBy'];
  state: ListState;
  decisions: Decisions;
}

export function FindingList({
  groups,
  findings,
  answered,
  dismissed,
  newer,
  state,
  decisions,
}: FindingListProps) {
  const toSection = (group: ReviewGroup) => (
    <Group key={group.key} group={group} state={state} decisions={decisions} />
  );
  return (
    <>
      {groups.filter(isOfQuestions).map(toSection)}
      <Answered questions={answered} findings={findings} decisions={decisions} onAsked={state.onSelect} />
      {groups.filter((group) => !isOfQuestions(group)).map(toSection)}
      {groups.length === 0 && <NoFindings dismissed={dismissed} newer={newer} />}
    </>
  );
}

const isOfQuestions = ({ key }: ReviewGroup): boolean => key === 'questions';

interface GroupProps {
  group: ReviewGroup;
  state: ListState;
  decisions: Decisions;
}

const Group = ({ group, state, decisions }: GroupProps) => (
  <section aria-labelledby={`group-${group.key}`}>
    <header className={classes.group}>
      <h2 id={`group-${group.key}`}>{group.title}</h2>
      <span>{group.items.length}</span>
      <GroupAction group={group} decisions={decisions} />
    </header>
    <ul className={classes.list}>
      {group.items.map((item) => (
        <Item key={item.id} item={item} state={state} decisions={decisions} />
      ))}
    </ul>
  </section>
);

export function NoFindings({ dismissed, newer }: Pick<FindingListProps, 'dismissed' | 'newer'>) {
  if (newer) {
    return (
      <EmptyState title="Its dates went over to the newer version">
        What was found here is reviewed, changed and added to in{' '}
        <Link to="/documents/$documentId" params={{ documentId: newer.id }} className={classes.newer}>
          {newer.name}
        </Link>
        .
      </EmptyState>
    );
  }
  return dismissed > 0 ? (
    <EmptyState title="All of it is set aside">
      What you set aside can be brought back there. Select words on the page to add a finding.
    </EmptyState>
  ) : (
    <EmptyState title="No dates found">
      Nothing in this document reads as a date that matters. Select words on the page to add one yourself.
    </EmptyState>
  );
}

export function Item({
  item,
  state,
  decisions,
}: {
  item: ReviewItem;
  state: ListState;
  decisions: Decisions;
}) {
  const isSelected = item.id === state.selectedId;
  const shared = {
    selected: isSelected,
    editing: isSelected && state.editing,
    onSelect: () => state.onSelect(item.id),
    onEdit: state.onEdit,
    decisions,
  };
  return item.type === 'question' ? (
    <QuestionCard
      question={item.question}
      finding={item.finding}
      choice={isSelected ? state.choice : 0}
      onChoice={state.onChoice}
      {...shared}
    />
  ) : (
    <FindingRow finding={item.finding} {...shared} />
  );
}

function GroupAction({ group, decisions }: { group: ReviewGroup; decisions: Decisions }) {
  const mayEdit = useMayEdit();
  if (group.key === 'changes')
    return mayEdit && <ChangesAction count={group.items.length} decisions={decisions} />;
  if (group.key === 'questions') return <span className={classes.note}>answer to finish</span>;
  const findings = group.items.flatMap((item) => (item.type === 'finding' ? [item.finding] : []));
  const open = findings.filter(({ review, questionIds }) => review === 'open' && questionIds.length === 0);
  if (open.length === 0 || !mayEdit) {
    const isDone = findings.every(({ review }) => review === 'accepted');
    return <span className={classes.note}>{isDone ? 'all accepted' : 'waiting for an answer'}</span>;
  }
  const kinds = [...new Set(open.map(({ kind }): Finding['kind'] => kind))];
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={classes.accept}
      leftSection={<IconCheck size={14} stroke={2} />}
      onClick={() => decisions.acceptAll(kinds)}
    >
      Accept {open.length === findings.length ? `all ${open.length}` : `${open.length} more`}
    </Button>
  );
}

function ChangesAction({ count, decisions }: { count: number; decisions: Decisions }) {
  return (
    <span className={classes.accept}>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        onClick={() => decisions.decideChanges(false)}
        aria-label={`Keep as it was: all ${count} changes`}
      >
        Keep as it was
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconCheck size={14} stroke={2} />}
        onClick={() => decisions.decideChanges(true)}
        aria-label={`Accept all ${count} changes`}
      >
        Accept all {count}
      </Button>
    </span>
  );
}
