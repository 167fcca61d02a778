import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { usePlanSettings } from '@/lib/plan/settings';
import { RowBones, Waiting } from '@/ui/Waiting';
import type { Order } from '../model/items';
import type { Tab } from '../model/search';
import type { ReviewState } from '../model/use-review-state';
import { factsQuery, ledgerQuery, type ReviewedDocument } from '../queries';
import { AddForm } from './AddFromPage';
import { FindingList } from './FindingList';
import classes from './ReviewList.module.css';
import { asideOf, SetAside } from './SetAside';

const FactsTab = lazy(() => import('./FactsTab').then(({ FactsTab }) => ({ default: FactsTab })));

const ORDERS: readonly [Order, string][] = [
  ['doubt', 'Doubtful first'],
  ['date', 'By date'],
  ['page', 'As on the page'],
];

export function ReviewList({ path, state }: { path: ReviewedDocument; state: ReviewState }) {
  const { review, tab, adding, setAdding, decisions, list } = state;
  const scroll = useRef<HTMLDivElement>(null);
  const today = useDayOfTerm(path, state);
  useEffect(() => {
    const row =
      list.selectedId && scroll.current?.querySelector(`[data-item="${CSS.escape(list.selectedId)}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [list.selectedId]);
  return (
    <>
      <Tabs path={path} state={state} />
      <div ref={scroll} className={classes.scroll} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {adding && (
          <AddForm
            key={adding.quote}
            evidence={adding}
            today={today}
            decisions={decisions}
            onDone={() => setAdding(undefined)}
          />
        )}
        {review.isLoading && (
          <Waiting label="Loading the findings">
            <RowBones rows={8} height={56} />
          </Waiting>
        )}
        {!review.isLoading && tab === 'findings' && (
          <FindingList groups={review.groups} state={list} decisions={decisions} />
        )}
        {tab === 'aside' && <SetAside path={path} dismissed={review.dismissed} decisions={decisions} />}
        <Suspense>{tab === 'facts' && <FactsTab path={path} />}</Suspense>
      </div>
    </>
  );
}

/** Dates without a year are meant in the term of the document, not in the one that is now. */
function useDayOfTerm(path: ReviewedDocument, { review }: ReviewState): string {
  const { today } = usePlanSettings();
  const { data: facts } = useQuery(factsQuery(path));
  const dated = review.findings.map(({ date }) => date).filter((date) => !date.startsWith('-'));
  return facts?.course.term.start ?? dated.sort()[0] ?? today;
}

function Tabs({ path, state: { review, tab, onTab } }: { path: ReviewedDocument; state: ReviewState }) {
  const { data: ledger } = useQuery(ledgerQuery(path));
  const aside = review.dismissed.length + (ledger ? asideOf(ledger).length : 0);
  const tabs: [Tab, string, number | undefined][] = [
    ['findings', 'Findings', review.progress.total - review.dismissed.length],
    ['aside', 'Set aside', aside],
    ['facts', 'Facts', undefined],
  ];
  return (
    <div className={classes.tabs}>
      <div role="tablist" aria-label="What was read">
        {tabs.map(([value, label, count]) => (
          <UnstyledButton
            key={value}
            id={`tab-${value}`}
            role="tab"
            aria-selected={tab === value}
            className={classes.tab}
            onClick={() => onTab(value)}
          >
            {label} {count !== undefined && <span>{count}</span>}
          </UnstyledButton>
        ))}
      </div>
      {tab === 'findings' && (
        <Menu>
          <Menu.Target>
            <UnstyledButton
              className={classes.order}
              aria-label={`${ORDERS.find(([order]) => order === review.order)?.[1]}: change the order`}
            >
              <IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />
              {ORDERS.find(([order]) => order === review.order)?.[1]}
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {ORDERS.map(([order, label]) => (
              <Menu.Item
                key={order}
                role="menuitemradio"
                aria-checked={review.order === order}
                onClick={() => review.setOrder(order)}
                rightSection={review.order === order && <IconCheck size={16} stroke={1.75} />}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
