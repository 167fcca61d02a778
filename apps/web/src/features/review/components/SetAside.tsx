import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Finding, Ledger } from '@/api';
import { isDay } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toDayText } from '@/lib/plan/wording';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/LoadFailed';
import { RowBones, Waiting } from '@/ui/Waiting';
import type { Decisions } from '../model/use-decisions';
import { ledgerQuery, type ReviewedDocument } from '../queries';
import { EditFinding } from './EditFinding';
import list from './FindingList.module.css';
import classes from './SetAside.module.css';

interface SetAsideProps {
  path: ReviewedDocument;
  dismissed: readonly Finding[];
  decisions: Decisions;
}

/** Nothing is lost silently: what the person set aside, and every date that was read and not taken, with the reason. */
export function SetAside({ path, dismissed, decisions }: SetAsideProps) {
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
        Every date of the document became a finding. What you set aside is kept here.
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
                onBringBack={() => decisions.bringBack(finding)}
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
              <LedgerRow key={entry.entry} entry={entry} decisions={decisions} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Entry = Ledger['items'][number];

export const asideOf = ({ items }: Ledger): Entry[] =>
  items.filter(({ outcome, findingId }) => outcome === 'dismissed' && findingId === null);

function DismissedRow({ finding, onBringBack }: { finding: Finding; onBringBack: () => void }) {
  const mayEdit = useMayEdit();
  const quote = finding.evidence[0]?.quote;
  return (
    <li className={classes.row}>
      <b>{finding.title}</b>
      {quote && <q>{quote}</q>}
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

function LedgerRow({ entry, decisions }: { entry: Entry; decisions: Decisions }) {
  const { today, style } = usePlanSettings();
  const mayEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  const quote = entry.evidence?.quote ?? entry.text;
  const draft = {
    kind: 'assignment' as const,
    title: quote.slice(0, 120),
    date: entry.date ?? '',
    endDate: null,
    time: null,
    endTime: null,
    weight: null,
  };
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <b>{entry.date && isDay(entry.date) ? toDayText(entry.date, { style, today }) : entry.text}</b>
      <q>{quote}</q>
      <span className={classes.reason}>
        {entry.reason ?? 'not a date that matters'} · page {entry.page}
      </span>
      {!isOpen && mayEdit && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => setOpen(true)}
          aria-label={`Make it a finding: ${entry.text}`}
        >
          Make it a finding
        </Button>
      )}
      {isOpen && (
        <div className={classes.editor}>
          <EditFinding
            finding={draft}
            saveLabel="Add"
            onCancel={() => setOpen(false)}
            onSave={(_, made) => decisions.promote(entry.entry, made).then(() => setOpen(false))}
          />
        </div>
      )}
    </li>
  );
}
