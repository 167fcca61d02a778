import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlaylistAdd } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Document } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toInstantText } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { useAddFromPage } from '../model/use-add-from-page';
import { useMayAdd } from '../model/use-may-add';
import type { ReviewState } from '../model/use-review-state';
import { useUndatedLeft } from '../model/use-undated';
import type { ReviewedDocument } from '../queries';
import { DocumentViewer } from '../viewer/DocumentViewer';
import { AddButton } from './AddFromPage';
import classes from './DeskReview.module.css';
import { KeyHints } from './KeyHints';
import { LinkLine } from './LinkLine';
import { Progress } from './Progress';
import { ReviewList } from './ReviewList';
import { StepOn } from './StepOn';

interface DeskReviewProps {
  path: ReviewedDocument;
  document: Document;
  state: ReviewState;
}

export function DeskReview({ path, document, state }: DeskReviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useRef<HTMLDivElement>(null);
  const mayAdd = useMayAdd(document);
  const { selection, add } = useAddFromPage(viewer, { ...state, mayAdd });
  const { selected, list, decisions } = state;
  return (
    <div className={classes.page}>
      <Head path={path} document={document} state={state} />
      <div ref={frame} className={classes.body}>
        <DocumentViewer
          path={path}
          document={document}
          viewer={viewer}
          marks={state.marks}
          selectedId={state.markedId}
          onPick={list.onSelect}
        />
        <div className={classes.list}>
          <ReviewList path={path} document={document} state={state} mayAdd={mayAdd} onAdd={add} />
          <KeyHints lastLabel={decisions.lastLabel} isListShown={state.tab === 'findings'} />
        </div>
        <LinkLine
          frame={frame}
          viewer={viewer}
          itemId={state.tab === 'findings' && selected?.type === 'question' ? selected.id : undefined}
        />
        {selection && <AddButton selection={selection} viewer={viewer} onAdd={add} />}
        {mayAdd && !selection && <SelectHint />}
      </div>
    </div>
  );
}

function SelectHint() {
  return (
    <p className={classes.hint}>
      <IconPlaylistAdd size={16} stroke={1.75} aria-hidden="true" /> Select words on the page to add a finding
    </p>
  );
}

function Head({ path, document, state }: DeskReviewProps) {
  const { review, decisions } = state;
  const undated = useUndatedLeft(path, document);
  const { style, zone, today } = usePlanSettings();
  const { course, name, pages, format, createdAt } = document;
  const about = [
    name,
    format === 'pdf' && pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    `added ${toInstantText(createdAt, { style, zone, today })}`,
  ];
  return (
    <header className={classes.head}>
      {course && <CourseTile name={courseName(course)} color={course.color} size={32} />}
      <div className={classes.title}>
        <h1>Review the syllabus</h1>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Progress progress={review.progress} undated={undated} />
      {decisions.lastLabel && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          rightSection={<kbd>Z</kbd>}
          onClick={decisions.undo}
          title={`Undo ${decisions.lastLabel}`}
        >
          Undo
        </Button>
      )}
      <StepOn path={path} document={document} state={state} isWide />
    </header>
  );
}
