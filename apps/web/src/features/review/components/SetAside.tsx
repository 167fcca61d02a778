import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evidence, Finding, Ledger } from '@/api';
import { isDay } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toDayText } from '@/lib/plan/wording';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/LoadFailed';
import { RowBones, Waiting } from '@/ui/Waiting';
import { type FindingDraft, onDay, sentenceWith, toPlainDraft, toSuggestion } from '../model/draft';
import { toFindingDateText } from '../model/finding-date';
import { writePassage } from '../model/search';
import type { Decisions } from '../model/use-decisions';
import { usePageText } from '../model/use-page-text';
import type { ReviewState } from '../model/use-review-state';
import { draftQuery, ledgerQuery, type ReviewedDocument } from '../queries';
import { EditFinding } from './EditFinding';
import list from './FindingList.module.css';
import { PlaceLink } from './PlaceLink';
import classes from './SetAside.module.css';

interface SetAsideProps {
  path: ReviewedDocument;
  state: ReviewState;
  /** An earlier version takes no findings. */
  isCurrent: boolean;
}

/** Nothing is lost silently: what the person set aside, and every date that was read and not taken, with the reason. */
export function SetAside({ path, state, isCurrent }: SetAsideProps) {
  const mayAdd = useMayEdit() && isCurrent;
  const { decisions, showPlace, shownPlace, list: rows } = state;
  /** What was made by one press can be put right where it stands now. */
  const show = (madeId: string | undefined) => {
    if (madeId === undefined) return;
    rows.onSelect(madeId);
    rows.onEdit(true);
  };
  const { dismissed } = state.review;
  const { data: ledger, error, refetch } = useQuery(ledgerQuery(path));
  const entries = ledger ? asideOf(ledger) : [];
  if (error) return <LoadFailed error={error} what="The list" onRetry={refetch} />;
  if (!ledger) {
    return (
      <Waiting>
        <RowBones rows={6} height={56} />
      </Waiting>
    );
  }
  if (dismissed.length + entries.length === 0) {
    return (
      <EmptyState title="Nothing is set aside">
        {ledger.items.length > 0 && 'Every date of the document became a finding. '}
        What you set aside is kept here.
      </EmptyState>
    );
  }
  return (
    <>
      {dismissed.length > 0 && (
        <section>
          <header className={list.group}>
            <h2>By you</h2> {dismissed.length}
          </header>
          <ul className={list.list}>
            {dismissed.map((finding) => (
              <DismissedRow
                key={finding.id}
                finding={finding}
                reason={reasonOf(finding, ledger)}
                shown={finding.evidence.some((one) => shownPlace === writePassage(one))}
                onShow={showPlace}
                onBringBack={() => decisions.openAgain(finding)}
              />
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 && (
        <section>
          <header className={list.group}>
            <h2>By the reader</h2> {entries.length}
          </header>
          <ul className={list.list}>
            {entries.map((entry) => (
              <LedgerRow
                key={entry.entry}
                path={path}
                entry={entry}
                decisions={decisions}
                mayAdd={mayAdd}
                onMade={show}
                shown={shownPlace === placeOf(entry)}
                onShow={entry.evidence ? () => entry.evidence && showPlace(entry.evidence) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Entry = Ledger['items'][number];

const placeOf = ({ evidence }: Entry) => evidence && writePassage(evidence);

export const asideOf = ({ items }: Ledger): Entry[] =>
  items.filter(({ outcome, findingId }) => outcome === 'dismissed' && findingId === null);

/** Why the reader had not taken the date that it was made of. */
const reasonOf = ({ id }: Finding, { items }: Ledger) =>
  items.find(({ findingId }) => findingId === id)?.reason;

interface DismissedRowProps {
  finding: Finding;
  reason: string | null | undefined;
  shown: boolean;
  onShow: (evidence: Evidence) => void;
  onBringBack: () => void;
}

function DismissedRow({ finding, reason, shown, onShow, onBringBack }: DismissedRowProps) {
  const { today, style } = usePlanSettings();
  const mayEdit = useMayEdit();
  const [place] = finding.evidence;
  return (
    <li className={classes.row} data-shown={shown || undefined}>
      <b>{finding.title}</b>
      {place && <q>{place.quote}</q>}
      <span className={classes.reason}>
        {toFindingDateText(finding, { style, today })}
        {reason && ` · ${reason}`}
        {place && ' · '}
        {place && (
          <PlaceLink
            page={place.page}
            quote={place.quote}
            shown={shown}
            className={classes.place}
            onShow={() => onShow(place)}
          />
        )}
      </span>
      {mayEdit && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={onBringBack}
          aria-label={`Bring back ${finding.title}`}
        >
          Bring back
        </Button>
      )}
    </li>
  );
}

/** The words around a date, with the date told apart. */
function Line({ line, date }: { line: string; date: string }) {
  const at = line.indexOf(date);
  if (at < 0 || line === date) return line;
  return (
    <>
      {line.slice(0, at)}
      <mark>{date}</mark>
      {line.slice(at + date.length)}
    </>
  );
}

/** The sentence that a date stands in; a long line is told without its ends. */
const wordsOf = ({ line, text, page, evidence }: Entry): Evidence => {
  const around = (line ?? evidence?.quote ?? text).replace(/^… | …$/g, '');
  return { page, ...evidence, quote: sentenceWith(around, text) };
};

interface LedgerRowProps {
  path: ReviewedDocument;
  entry: Entry;
  decisions: Decisions;
  mayAdd: boolean;
  onMade: (madeId: string | undefined) => void;
  shown: boolean;
  onShow: (() => void) | undefined;
}

function LedgerRow({ path, entry, decisions, mayAdd, onMade, shown, onShow }: LedgerRowProps) {
  const { today, style } = usePlanSettings();
  const pageText = usePageText()(entry.page);
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const quote = entry.line ?? entry.evidence?.quote ?? entry.text;
  const words = wordsOf(entry);
  const asked = draftQuery(path, words);
  const { data: read } = useQuery({ ...asked, enabled: isOpen });
  const make = (made: FindingDraft) => decisions.promote(entry.entry, made).then(onMade);
  const makeOn = async (date: string) => {
    setMaking(true);
    const suggestion = toSuggestion(await queryClient.fetchQuery(asked).catch(() => null));
    await make({ ...toPlainDraft(words.quote), ...onDay(date, suggestion) }).catch(() => undefined);
    setMaking(false);
  };
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-shown={shown || undefined}>
      <b>{entry.date && isDay(entry.date) ? toDayText(entry.date, { style, today }) : entry.text}</b>
      <q>
        <Line line={quote} date={entry.text} />
      </q>
      <span className={classes.reason}>
        {entry.reason ?? 'not a date that matters'}
        {(onShow || pageText) && ' · '}
        {onShow ? (
          <PlaceLink
            page={entry.page}
            quote={entry.text}
            shown={shown}
            className={classes.place}
            onShow={onShow}
          />
        ) : (
          pageText
        )}
      </span>
      {!isOpen && mayAdd && (
        <Button
          size="compact-xs"
          variant="default"
          loading={isMaking}
          onClick={() => (entry.date && isDay(entry.date) ? void makeOn(entry.date) : setOpen(true))}
          aria-label={`Make it a finding: ${entry.text}`}
        >
          Make it a finding
        </Button>
      )}
      {isOpen && (
        <div className={classes.editor}>
          <EditFinding
            finding={toPlainDraft(words.quote)}
            suggestion={toSuggestion(read)}
            saveLabel="Add"
            onClose={() => setOpen(false)}
            onSave={(_, made) => make(made)}
          />
        </div>
      )}
    </li>
  );
}
