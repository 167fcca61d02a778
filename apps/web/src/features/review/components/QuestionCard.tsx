import { TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Finding, Question } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { withDays } from '@/lib/plan/with-days';
import { toPercentText } from '@/lib/plan/wording';
import { KindIcon } from '@/ui/KindIcon';
import { otherAnswer, refusalOf, toAnswer } from '../model/question';
import type { Decisions } from '../model/use-decisions';
import { usePageText } from '../model/use-page-text';
import { EditFinding } from './EditFinding';
import { KeyButton } from './KeyButton';
import classes from './QuestionCard.module.css';

interface QuestionCardProps {
  question: Question;
  finding: Finding | undefined;
  selected: boolean;
  editing: boolean;
  choice: number;
  onChoice: (index: number) => void;
  onSelect: () => void;
  onEdit: (isEditing: boolean) => void;
  decisions: Decisions;
}

/** Folded it is a row like the others; chosen, it asks, with whole answers to choose from. */
export function QuestionCard({ question, finding, selected, editing, onSelect, ...rest }: QuestionCardProps) {
  const wording = usePlanSettings();
  const mayEdit = useMayEdit();
  const pageText = usePageText();
  return (
    <li className={classes.item} data-item={question.id} data-selected={selected || undefined}>
      <button type="button" className={classes.head} aria-expanded={selected} onClick={onSelect}>
        <KindIcon kind="question" look="tile" size={14} />
        <span className={classes.message}>{withDays(question.message, wording)}</span>
        <span className={classes.about}>{aboutOf(question, finding, pageText)}</span>
      </button>
      {selected && !editing && mayEdit && <Answers question={question} finding={finding} {...rest} />}
      {selected && editing && finding && (
        <EditFinding
          finding={finding}
          onClose={() => rest.onEdit(false)}
          onSave={(patch) => rest.decisions.change(finding, patch)}
        />
      )}
    </li>
  );
}

function aboutOf(
  { findingIds, evidence }: Question,
  finding: Finding | undefined,
  pageText: (page: number) => string | undefined,
): string {
  const page = (evidence[0] ?? finding?.evidence[0])?.page;
  const subject = finding ? finding.title : `${findingIds.length} findings wait for this`;
  const weight = finding?.weight ? `${toPercentText(finding.weight)} of the grade` : undefined;
  return [subject, weight, page && pageText(page)].filter(Boolean).join(' · ');
}

type AnswersProps = Omit<QuestionCardProps, 'selected' | 'editing' | 'onSelect'>;

function Answers({ question, finding, choice, onChoice, onEdit, decisions }: AnswersProps) {
  const name = useId();
  const wording = usePlanSettings();
  const [other, setOther] = useState('');
  const kind = otherAnswer(question);
  const answer = toAnswer(question, { index: choice, other });
  const option = question.options[choice];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer) decisions.answer(question, answer, finding);
  };
  return (
    <form className={classes.answers} onSubmit={submit} data-answers="">
      <fieldset>
        <legend className={classes.legend}>{withDays(question.message, wording)}</legend>
        {[...question.options, ...(kind ? [{ label: `Another ${kind}`, because: undefined }] : [])].map(
          (one, index) => (
            <label key={one.label} className={classes.option} data-chosen={choice === index || undefined}>
              <input type="radio" name={name} checked={choice === index} onChange={() => onChoice(index)} />
              <b>{withDays(one.label, wording)}</b>
              <span>{withDays(one.because ?? '', wording)}</span>
              <kbd>{index + 1}</kbd>
            </label>
          ),
        )}
      </fieldset>
      {kind && choice === question.options.length && (
        <TextInput
          size="xs"
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'date' ? undefined : 'numeric'}
          placeholder="2026"
          maxLength={10}
          label={`The ${kind}`}
          autoFocus
          value={other}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        <KeyButton data-primary type="submit" disabled={!answer} loading={decisions.isPending} hint="Enter">
          Keep {option ? withDays(option.label, wording) : `this ${kind ?? 'answer'}`}
        </KeyButton>
        {finding && (
          <KeyButton variant="default" hint="E" onClick={() => onEdit(true)}>
            Edit
          </KeyButton>
        )}
        <KeyButton variant="subtle" hint="X" onClick={() => decisions.refuse(question)}>
          {refusalOf(question)}
        </KeyButton>
      </div>
    </form>
  );
}
