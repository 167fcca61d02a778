import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconFileText, IconX } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { Document } from '@/api';
import { foundText } from '@/lib/plan/found-text';
import { toSizeText } from '@/lib/size';
import { isOver, summaryOf, type Upload, type UploadHints } from '../model/upload';
import { useUploads } from '../model/upload-store';
import classes from './UploadTray.module.css';

/** What was dropped, file by file: how far it is, what went wrong with it, and where to check it. */
export default function UploadTray({ onRetry }: { onRetry: (upload: Upload) => void }) {
  const { uploads, forget } = useUploads();
  const [folded, setFolded] = useState(false);
  const isReviewing = useLocation({ select: ({ pathname }) => /^\/documents\/./.test(pathname) });
  if (uploads.length === 0) return null;
  const summary = summaryOf(uploads);
  return (
    <section className={classes.tray} aria-label="Added files" data-aside={isReviewing || undefined}>
      <header className={classes.head}>
        <UnstyledButton className={classes.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" data-folded={folded || undefined} />
          {summary}
        </UnstyledButton>
        <VisuallyHidden role="status">{summary}</VisuallyHidden>
        {uploads.every(isOver) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Close the list of added files"
            onClick={() => forget(isOver)}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </header>
      {!folded && (
        <ul className={classes.list}>
          {uploads.map((upload) => (
            <li key={upload.id} className={classes.row}>
              <UploadRow
                upload={upload}
                onRetry={onRetry}
                onForget={() => forget(({ id }) => id === upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: (upload: Upload) => void;
  onForget: () => void;
}

function UploadRow({ upload, onRetry, onForget }: UploadRowProps) {
  const { file, state } = upload;
  return (
    <>
      <StepIcon step={state.step} />
      <div className={classes.words}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        <Progress upload={upload} />
      </div>
      {state.step === 'ready' && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link to="/documents/$documentId" params={{ documentId: state.document.id }} {...props} />
          )}
          onClick={onForget}
        >
          Review
        </Button>
      )}
      {state.step === 'failed' && state.problem.canRetry && (
        <Button size="xs" variant="default" onClick={() => onRetry(upload)}>
          Try again
        </Button>
      )}
    </>
  );
}

function StepIcon({ step }: { step: Upload['state']['step'] }) {
  if (step === 'failed')
    return <IconAlertTriangle className={classes.failed} size={18} stroke={1.75} aria-hidden="true" />;
  if (step === 'ready')
    return <IconCheck className={classes.ready} size={18} stroke={1.75} aria-hidden="true" />;
  return <IconFileText className={classes.waiting} size={18} stroke={1.75} aria-hidden="true" />;
}

/** The file that was chosen as a new version may have become one. */
const alreadyHereText = ({ replacesId }: UploadHints, { replaces }: Document): string =>
  replacesId && replaces ? `Already here, as the new version of ${replaces.name}. ` : 'Already here. ';

function Progress({ upload: { file, hints, state } }: { upload: Upload }) {
  if (state.step === 'failed') {
    return (
      <span className={classes.problem}>
        <b>{state.problem.title}.</b> {state.problem.detail}
      </span>
    );
  }
  if (state.step === 'ready') {
    const { review, questions } = {
      review: state.document.review,
      questions: state.document.review.questions,
    };
    const found = review.open + review.accepted + review.dismissed;
    return (
      <span className={classes.note}>
        {state.alreadyHere && alreadyHereText(hints, state.document)}
        {foundText({ dates: found - review.classes, classes: review.classes })}
        {questions > 0 && `, ${questions} ${questions === 1 ? 'question' : 'questions'}`}
      </span>
    );
  }
  const share = state.step === 'sending' ? state.sent : state.step === 'reading' ? 1 : 0;
  const words = { waiting: 'Waiting', sending: `Sending ${toSizeText(file.size)}`, reading: 'Reading' }[
    state.step
  ];
  return (
    <span className={classes.note}>
      {words}
      <progress
        className={classes.bar}
        aria-label={`${file.name}: ${words}`}
        max={1}
        value={state.step === 'reading' ? undefined : share}
      />
    </span>
  );
}
