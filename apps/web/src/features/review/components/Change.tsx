import type { Finding, FindingChange } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { actsOf, labelOf } from '../model/change-words';
import { useFieldText } from '../model/field-text';
import type { Decisions } from '../model/use-decisions';
import classes from './Change.module.css';
import { KeyButton } from './KeyButton';

const WORDS = { new: 'New', moved: 'Moved', changed: 'Changed', gone: 'Gone', twice: 'Twice' } as const;

interface ChangeLineProps {
  finding: Finding;
  change: FindingChange;
}

/** What the new version does to a finding, in a line: the sign is a word, never the colour alone. */
export function ChangeLine({ finding, change }: ChangeLineProps) {
  return (
    <span className={classes.line}>
      <b data-change={change.type}>{WORDS[change.type]}</b>{' '}
      {change.type === 'gone' && (change.quote ? <del>“{change.quote}”</del> : 'not in the new version')}
      {change.type === 'new' && 'not in the earlier version'}
      {change.type === 'twice' && 'in your plan already, by the earlier version'}
      {change.fields.map((one, index) => (
        <span key={one.field}>
          {index > 0 && '· '}
          <Field one={one} label={labelOf(one, finding)} />{' '}
        </span>
      ))}
    </span>
  );
}

interface FieldProps {
  one: FindingChange['fields'][number];
  label: string | undefined;
}

function Field({ one, label }: FieldProps) {
  const texts = useFieldText();
  const [from, to] = [texts(one, one.from), texts(one, one.to)];
  if (one.edited) {
    return (
      <>
        {label && `${label} `}to <ins>{to}</ins> by the syllabus; you had set <ins>{from}</ins>
      </>
    );
  }
  return (
    <>
      {label && `${label} `}
      <del>{from}</del> → <ins>{to}</ins>
    </>
  );
}

interface ChangeActionsProps {
  finding: Finding;
  onEdit: () => void;
  decisions: Decisions;
}

export function ChangeActions({ finding, onEdit, decisions }: ChangeActionsProps) {
  const mayEdit = useMayEdit();
  const texts = useFieldText();
  const { change } = finding;
  if (!change) return null;
  const acts = actsOf(change, texts);
  return (
    <div className={classes.details}>
      {finding.questionIds.length > 0 && (
        <p className={classes.own}>Waits for the answer to a question above.</p>
      )}
      {mayEdit && (
        <div className={classes.actions}>
          <KeyButton
            data-primary
            disabled={finding.questionIds.length > 0}
            hint="A"
            onClick={() => decisions.decideChanges(true, [finding])}
          >
            {acts.accept}
          </KeyButton>
          {acts.follow && (
            <KeyButton variant="default" hint="U" onClick={() => decisions.followVersion(finding)}>
              {acts.follow}
            </KeyButton>
          )}
          {acts.refuse && (
            <KeyButton variant="default" hint="X" onClick={() => decisions.decideChanges(false, [finding])}>
              {acts.refuse}
            </KeyButton>
          )}
          <KeyButton variant="subtle" hint="E" onClick={onEdit}>
            Edit
          </KeyButton>
        </div>
      )}
    </div>
  );
}
