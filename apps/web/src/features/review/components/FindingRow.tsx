import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { Finding } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toPercentText } from '@/lib/plan/wording';
import { ConfidenceTicks } from '@/ui/ConfidenceTicks';
import { KindIcon } from '@/ui/KindIcon';
import { toFindingDateText } from '../model/finding-date';
import type { Decisions } from '../model/use-decisions';
import { usePageText } from '../model/use-page-text';
import { OpinionLine } from '../second-reading/OpinionLine';
import { OpinionMark } from '../second-reading/OpinionMark';
import { ChangeActions, ChangeLine } from './Change';
import { EditFinding } from './EditFinding';
import classes from './FindingRow.module.css';
import { KeyButton } from './KeyButton';

interface FindingRowProps {
  finding: Finding;
  selected: boolean;
  editing: boolean;
  onSelect: () => void;
  onEdit: (isEditing: boolean) => void;
  decisions: Decisions;
}

export function FindingRow({ finding, selected, editing, onSelect, onEdit, decisions }: FindingRowProps) {
  return (
    <li className={classes.row} data-item={finding.id} data-selected={selected || undefined}>
      <FindingSummary finding={finding} selected={selected} onSelect={onSelect} />
      {selected && !editing && <Grounds finding={finding} />}
      {selected && !editing && finding.change && (
        <ChangeActions finding={finding} onEdit={() => onEdit(true)} decisions={decisions} />
      )}
      {selected && !editing && !finding.change && (
        <Details finding={finding} onEdit={() => onEdit(true)} decisions={decisions} />
      )}
      {editing && (
        <EditFinding
          finding={finding}
          onClose={() => onEdit(false)}
          onSave={(patch) => decisions.change(finding, patch)}
        />
      )}
    </li>
  );
}

interface FindingSummaryProps {
  finding: Finding;
  selected: boolean;
  onSelect: () => void;
}

export function FindingSummary({ finding, selected, onSelect }: FindingSummaryProps) {
  const { today, style } = usePlanSettings();
  return (
    <button
      type="button"
      className={classes.summary}
      data-changed={finding.change ? true : undefined}
      aria-expanded={selected}
      onClick={onSelect}
    >
      <KindIcon kind={finding.kind} look="tile" size={14} />
      <span className={classes.head}>
        <span className={classes.title}>{finding.title}</span>
        <span className={classes.date}>{toFindingDateText(finding, { style, today })}</span>
      </span>
      <span className={classes.foot}>
        <span className={classes.quote}>
          {finding.change ? <ChangeLine finding={finding} change={finding.change} /> : toQuote(finding)}
          {!selected && !finding.change && finding.assumed[0] && finding.confidence < 0.9 && (
            <em> {toSentence(finding.assumed[0])}</em>
          )}
        </span>
        <span className={classes.marks}>
          {finding.weight !== null && toPercentText(finding.weight)}
          {finding.secondReading && <OpinionMark opinion={finding.secondReading} />}
          <ConfidenceTicks confidence={finding.confidence} />
          {finding.review === 'accepted' && !finding.change ? (
            <IconCheck className={classes.accepted} size={16} stroke={2} aria-label="accepted" role="img" />
          ) : (
            <IconCircleDashed size={16} stroke={1.75} aria-label="open" role="img" />
          )}
        </span>
      </span>
    </button>
  );
}

function toQuote({ evidence: [first], byHand }: Finding): string {
  if (first) return `“${first.quote}”`;
  return byHand ? 'added by hand' : 'not in this version';
}

const FIELDS: Record<string, string> = {
  date: 'Date',
  time: 'Time',
  endDate: 'Last day',
  endTime: 'End',
  weight: 'Weight',
  kind: 'Kind',
  title: 'Title',
};

const toSentence = ({ field, because }: Finding['assumed'][number]) =>
  `${FIELDS[field] ?? field}: ${because}.`;

/** The words that the summary does not quote, and what was supplied to them. */
function Grounds({ finding }: { finding: Finding }) {
  const pageText = usePageText();
  const { evidence, assumed, change } = finding;
  const quotes = evidence.slice(change ? 0 : 1);
  if (change?.type === 'gone' || (quotes.length === 0 && assumed.length === 0)) return null;
  return (
    <div className={classes.grounds}>
      {quotes.map(({ page, quote }) => (
        <p key={`${page}-${quote}`} className={classes.also}>
          “{quote}” <span>{pageText(page)}</span>
        </p>
      ))}
      {assumed.length > 0 && <p className={classes.assumed}>{assumed.map(toSentence).join(' ')}</p>}
    </div>
  );
}

function Details({
  finding,
  onEdit,
  decisions,
}: {
  finding: Finding;
  onEdit: () => void;
  decisions: Decisions;
}) {
  const mayEdit = useMayEdit();
  return (
    <div className={classes.details}>
      {finding.secondReading && (
        <OpinionLine finding={finding} opinion={finding.secondReading} decisions={decisions} />
      )}
      {finding.questionIds.length > 0 && (
        <p className={classes.assumed}>Waits for the answer to a question above.</p>
      )}
      {mayEdit && (
        <div className={classes.actions}>
          {finding.review === 'open' ? (
            <KeyButton
              data-primary
              disabled={finding.questionIds.length > 0}
              hint="A"
              onClick={() => decisions.accept(finding)}
            >
              Accept
            </KeyButton>
          ) : (
            <KeyButton variant="default" onClick={() => decisions.openAgain(finding)}>
              Open again
            </KeyButton>
          )}
          <KeyButton variant="default" hint="E" onClick={onEdit}>
            Edit
          </KeyButton>
          <KeyButton variant="subtle" hint="X" onClick={() => decisions.setAside(finding)}>
            Set aside
          </KeyButton>
        </div>
      )}
    </div>
  );
}
