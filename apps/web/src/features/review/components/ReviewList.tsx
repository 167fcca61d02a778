import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import type { Document } from '@/api';
import { useCapabilities } from '@/lib/use-capabilities';
import { RowBones, Waiting } from '@/ui/Waiting';
import type { Order } from '../model/items';
import { TABS, type Tab, toNextTab } from '../model/search';
import type { ReviewState } from '../model/use-review-state';
import { useUndatedLeft } from '../model/use-undated';
import { factsQuery, ledgerQuery, type ReviewedDocument } from '../queries';
import { AddForm } from './AddFromPage';
import { FindingList } from './FindingList';
import classes from './ReviewList.module.css';
import { asideOf, SetAside } from './SetAside';
import { UnreadPages } from './UnreadPages';

const VersionNote = lazy(() => import('./VersionNote').then(({ VersionNote }) => ({ default: VersionNote })));
const SecondReadingNote = lazy(() =>
  import('../second-reading/SecondReadingNote').then(({ SecondReadingNote }) => ({
    default: SecondReadingNote,
  })),
);
const FactsTab = lazy(() => import('./FactsTab').then(({ FactsTab }) => ({ default: FactsTab })));

const ORDERS: readonly [Order, string][] = [
  ['doubt', 'Doubtful first'],
  ['date', 'By date'],
  ['page', 'As on the page'],
];

interface ReviewListProps {
  path: ReviewedDocument;
  document: Document;
  state: ReviewState;
  /** Opens the form of a finding, with the words that are chosen on the page. */
  mayAdd: boolean;
  onAdd: () => void;
}

export function ReviewList({ path, document, state, mayAdd, onAdd }: ReviewListProps) {
  const { review, tab, adding, stopAdding, decisions, list } = state;
  const scroll = useRef<HTMLDivElement>(null);
  const hasModel = useCapabilities()?.languageModel.on ?? false;
  useEffect(() => {
    const row =
      list.selectedId && scroll.current?.querySelector(`[data-item="${CSS.escape(list.selectedId)}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [list.selectedId]);
  return (
    <>
      {(document.replaces || document.replacedBy) && (
        <Suspense>
          <VersionNote document={document} decisions={decisions} />
        </Suspense>
      )}
      {hasModel && !document.replacedBy && (
        <Suspense>
          <SecondReadingNote path={path} />
        </Suspense>
      )}
      <UnreadPages path={path} />
      <Tabs path={path} document={document} state={state} mayAdd={mayAdd} onAdd={onAdd} />
      <div ref={scroll} className={classes.scroll} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {adding && (
          <AddForm
            key={adding.evidence?.quote}
            path={path}
            evidence={adding.evidence}
            decisions={decisions}
            onDone={stopAdding}
          />
        )}
        {review.isLoading && (
          <Waiting label="Loading the findings">
            <RowBones rows={8} height={56} />
          </Waiting>
        )}
        {!review.isLoading && tab === 'findings' && (
          <FindingList
            groups={review.groups}
            findings={review.findings}
            answered={review.answered}
            dismissed={review.dismissed.length}
            newer={document.replacedBy}
            state={list}
            decisions={decisions}
          />
        )}
        {tab === 'aside' && <SetAside path={path} state={state} isCurrent={!document.replacedBy} />}
        <Suspense>
          {tab === 'facts' && <FactsTab path={path} document={document} onShow={state.showPlace} />}
        </Suspense>
      </div>
    </>
  );
}

function Tabs({ path, document, state: { review, tab, onTab }, mayAdd, onAdd }: ReviewListProps) {
  const { data: ledger } = useQuery(ledgerQuery(path));
  const aside = review.dismissed.length + (ledger ? asideOf(ledger).length : 0);
  const { data: facts } = useQuery(factsQuery(path));
  const undated = useUndatedLeft(path, document);
  const tabs: [Tab, string, number | undefined][] = [
    ['findings', 'Findings', review.progress && review.progress.total - review.dismissed.length],
    ['aside', 'Set aside', aside],
    ['facts', 'Facts', (facts?.changes.length ?? 0) + undated || undefined],
  ];
  const tabList = useRef<HTMLDivElement>(null);
  const goTo = (event: KeyboardEvent) => {
    const next = TABS[toNextTab(event.key, TABS.indexOf(tab))];
    if (!next) return;
    event.preventDefault();
    onTab(next);
    tabList.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className={classes.tabs}>
      <div ref={tabList} role="tablist" aria-label="What was read">
        {tabs.map(([value, label, count]) => (
          <UnstyledButton
            key={value}
            id={`tab-${value}`}
            role="tab"
            aria-selected={tab === value}
            tabIndex={tab === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onTab(value)}
            onKeyDown={goTo}
          >
            {label} {count !== undefined && <span>{count}</span>}
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.does}>
        {tab === 'findings' && (
          <Menu>
            <Menu.Target>
              <UnstyledButton
                className={classes.order}
                aria-label={`${ORDERS.find(([order]) => order === review.order)?.[1]}: change the order`}
              >
                <IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />
                <span>{ORDERS.find(([order]) => order === review.order)?.[1]}</span>
              </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
              {ORDERS.map(([order, label]) => (
                <Menu.RadioItem
                  key={order}
                  value={order}
                  closeMenuOnClick
                  checked={review.order === order}
                  onChange={() => review.setOrder(order)}
                >
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {mayAdd && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Add a finding"
            title="Add a finding (C)"
            data-add-finding
            // Pressing must not end the choice of words.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onAdd}
          >
            <IconPlus size={18} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}
