import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronLeft, IconChevronRight, IconList, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Document } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { withDays } from '@/lib/plan/with-days';
import { acceptText } from '../model/change-words';
import { useFieldText } from '../model/field-text';
import type { ReviewItem } from '../model/items';
import { isOpen, nextOpen, placeInGroup } from '../model/items';
import { useAddFromPage } from '../model/use-add-from-page';
import { useMayAdd } from '../model/use-may-add';
import type { ReviewState } from '../model/use-review-state';
import { useUndatedLeft } from '../model/use-undated';
import type { ReviewedDocument } from '../queries';
import { DocumentViewer } from '../viewer/DocumentViewer';
import { AddButton, AddForm } from './AddFromPage';
import { Item, NoFindings } from './FindingList';
import classes from './PhoneReview.module.css';
import { Progress } from './Progress';
import { ReviewList } from './ReviewList';
import { StepOn } from './StepOn';

interface PhoneReviewProps {
  path: ReviewedDocument;
  document: Document;
  state: ReviewState;
}

const TOOL = { variant: 'subtle', color: 'gray', size: 36 } as const;

/** The page on top and one thing at a time below it, with the answer in reach of the thumb. */
export function PhoneReview({ path, document, state }: PhoneReviewProps) {
  const viewer = useRef<HTMLDivElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const mayAdd = useMayAdd(document);
  const { selection, add } = useAddFromPage(viewer, { ...state, mayAdd });
  const { review, list, selected, decisions, adding, stopAdding } = state;
  const undated = useUndatedLeft(path, document);
  const pick = {
    ...state,
    list: {
      ...list,
      onSelect: (id: string) => {
        list.onSelect(id);
        setListOpen(false);
      },
    },
  };
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>{document.name}</h1>
        <div className={classes.tools}>
          {decisions.lastLabel && (
            <ActionIcon {...TOOL} aria-label={`Undo ${decisions.lastLabel}`} onClick={decisions.undo}>
              <IconArrowBackUp size={20} stroke={1.75} />
            </ActionIcon>
          )}
          <ActionIcon
            {...TOOL}
            aria-label={isListOpen ? 'Back to the page' : 'All findings'}
            onClick={() => setListOpen(!isListOpen)}
          >
            {isListOpen ? <IconX size={20} stroke={1.75} /> : <IconList size={20} stroke={1.75} />}
          </ActionIcon>
        </div>
        <Progress progress={review.progress} undated={undated} />
      </header>
      {isListOpen && (
        <div className={classes.list}>
          <ReviewList path={path} document={document} state={pick} mayAdd={mayAdd} onAdd={add} />
          <div className={classes.bar}>
            <StepOn path={path} document={document} state={pick} flex={1} />
          </div>
        </div>
      )}
      {!isListOpen && (
        <>
          <div className={classes.viewer}>
            <DocumentViewer
              path={path}
              document={document}
              viewer={viewer}
              marks={state.marks}
              selectedId={state.markedId}
              onPick={list.onSelect}
              hasBar={false}
            />
          </div>
          {adding ? (
            <AddForm path={path} evidence={adding.evidence} decisions={decisions} onDone={stopAdding} />
          ) : (
            selected && <One path={path} document={document} state={state} item={selected} />
          )}
          {!review.isLoading && review.items.length === 0 && !adding && (
            <>
              <NoFindings dismissed={review.dismissed.length} newer={document.replacedBy} />
              <div className={classes.bar}>
                <StepOn path={path} document={document} state={state} h={48} flex={1} />
              </div>
            </>
          )}
          {selection && !adding && <AddButton selection={selection} viewer={viewer} onAdd={add} />}
        </>
      )}
    </div>
  );
}

interface OneProps extends PhoneReviewProps {
  item: ReviewItem;
}

function One({ path, document, state, item }: OneProps) {
  const { review, list, decisions } = state;
  const { items } = review;
  const wording = usePlanSettings();
  const texts = useFieldText();
  const at = items.indexOf(item);
  const place = placeInGroup(review.groups, item);
  const go = (step: number) => {
    const next = items[at + step];
    if (next) list.onSelect(next.id);
  };
  const acceptAndGoOn = () => {
    if (item.type !== 'finding') return;
    if (item.finding.change) decisions.decideChanges(true, [item.finding]);
    else if (item.finding.review === 'open') decisions.accept(item.finding);
    const next = nextOpen(items, item.id);
    if (next) list.onSelect(next.id);
  };
  return (
    <>
      {place && (
        <p className={classes.place}>
          <b>{place.title}</b>
          {place.number} of {place.of}
        </p>
      )}
      <ul className={classes.one}>
        <Item item={item} state={list} decisions={decisions} />
      </ul>
      <div className={classes.bar}>
        <ActionIcon
          variant="default"
          size={48}
          aria-label="Previous"
          disabled={at === 0}
          onClick={() => go(-1)}
        >
          <IconChevronLeft size={20} stroke={1.75} />
        </ActionIcon>
        {item.type === 'question' ? (
          <Button
            h={48}
            flex={1}
            onClick={() =>
              window.document.querySelector<HTMLFormElement>('form[data-answers]')?.requestSubmit()
            }
          >
            Keep {withDays(item.question.options[list.choice]?.label ?? 'this answer', wording)}
          </Button>
        ) : review.items.some(isOpen) ? (
          <Button h={48} flex={1} disabled={item.finding.questionIds.length > 0} onClick={acceptAndGoOn}>
            {item.finding.change ? acceptText(item.finding.change, texts) : isOpen(item) ? 'Accept' : 'Next'}
          </Button>
        ) : (
          <StepOn path={path} document={document} state={state} h={48} flex={1} px={8} />
        )}
        <ActionIcon
          variant="default"
          size={48}
          aria-label="Next"
          disabled={at === items.length - 1}
          onClick={() => go(1)}
        >
          <IconChevronRight size={20} stroke={1.75} />
        </ActionIcon>
      </div>
    </>
  );
}
