import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Finding, Question } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { withDays } from '@/lib/plan/with-days';
import { countText } from '@/lib/plan/wording';
import { toAnswerText } from '../model/question';
import type { Decisions } from '../model/use-decisions';
import classes from './Answered.module.css';
import list from './FindingList.module.css';

interface AnsweredProps {
  questions: readonly Question[];
  findings: readonly Finding[];
  decisions: Decisions;
  /** The question is asked again. */
  onAsked: (id: string) => void;
}

/** What was answered stands folded below what is asked: an answer that carries much can be changed at any time. */
export function Answered({ questions, findings, decisions, onAsked }: AnsweredProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <header className={list.group}>
        <h2 id={id}>
          <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            Answered
          </UnstyledButton>
        </h2>
        <span>{questions.length}</span>
      </header>
      {isOpen && (
        <ul className={list.list}>
          {questions.map((question) => (
            <Row
              key={question.id}
              question={question}
              findings={findings.filter((finding) => question.findingIds.includes(finding.id))}
              decisions={decisions}
              onAsked={onAsked}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Pick<AnsweredProps, 'findings' | 'decisions' | 'onAsked'> {
  question: Question;
}

function Row({ question, findings, decisions, onAsked }: RowProps) {
  const wording = usePlanSettings();
  const mayEdit = useMayEdit();
  const message = withDays(question.message, wording);
  const chosen = question.options[question.answer?.option ?? -1];
  const because = withDays(chosen?.because ?? '', wording);
  const about = [because, subjectOf(findings)].filter(Boolean).join(' · ');
  const change = () =>
    decisions
      .askAgain(question, findings)
      .then(() => onAsked(question.id))
      .catch(() => undefined);
  return (
    <li className={classes.row}>
      <p>{message}</p>
      <p>
        <b>{toAnswerText(question, wording)}</b> {about}
      </p>
      {mayEdit && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Change the answer: ${message}`}
          onClick={change}
        >
          Change
        </Button>
      )}
    </li>
  );
}

function subjectOf([first, ...others]: readonly Finding[]): string | undefined {
  return others.length === 0 ? first?.title : countText(others.length + 1, 'finding');
}
