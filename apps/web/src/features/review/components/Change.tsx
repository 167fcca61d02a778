import type { Finding, FindingChange } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useFieldText } from '../model/field-text';
import type { Decisions } from '../model/use-decisions';
import classes from './Change.module.css';
import { KeyButton } from './KeyButton';

const WORDS = { new: 'New', moved: 'Moved', changed: 'Changed', gone: 'Gone' } as const;

/** What the new version does to a finding, in a line: the sign is a word, never the colour alone. */
export function ChangeLine({ change }: { change: FindingChange }) {
  const texts = useFieldText();
  return (
    <span className={classes.line}>
      <b data-change={change.type}>{WORDS[change.type]}</b>{' '}
      {change.type === 'gone' && (change.quote ? <del>“{change.quote}”</del> : 'not in the new version')}
      {change.type === 'new' && 'not in the earlier version'}
      {change.fields.map((one, index) => (
        <span key={one.field}>
          {index > 0 && '· '}
          <del>{texts(one, one.from)}</del> → <ins>{texts(one, one.to)}</ins>{' '}
        </span>
      ))}
    </span>
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
  const own = change.fields.filter(({ edited }) => edited);
  return (
    <div className={classes.details}>
      {own.map((one) => (
        <p key={one.field} className={classes.own}>
          You set {texts(one, one.from)}: that stays. The new version says {texts(one, one.to)}.
        </p>
      ))}
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
            {ACCEPT[change.type]}
          </KeyButton>
          <KeyButton variant="default" hint="X" onClick={() => decisions.decideChanges(false, [finding])}>
            {change.type === 'new' ? 'Set aside' : 'Keep as it was'}
          </KeyButton>
          <KeyButton variant="subtle" hint="E" onClick={onEdit}>
            Edit
          </KeyButton>
        </div>
      )}
    </div>
  );
}

const ACCEPT = { new: 'Accept', moved: 'Move it', changed: 'Change it', gone: 'Remove it' } as const;
