import { Button } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Document } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useWorkspace } from '@/lib/workspace';
import type { Decisions } from '../model/use-decisions';
import { factsQuery } from '../queries';
import classes from './VersionNote.module.css';

const Sure = lazy(() => import('@/ui/Sure'));

interface VersionNoteProps {
  document: Document;
  decisions: Decisions;
}

/** Which version of the syllabus this is, and the way out when it is none. */
export function VersionNote({ document, decisions }: VersionNoteProps) {
  const { replaces, replacedBy } = document;
  if (replacedBy) {
    return (
      <p className={classes.note}>
        <IconVersions size={16} stroke={1.75} aria-hidden="true" />
        <span>
          A newer version has its findings:{' '}
          <Link to="/documents/$documentId" params={{ documentId: replacedBy.id }}>
            {replacedBy.name}
          </Link>
        </span>
      </p>
    );
  }
  return replaces && <NewVersion document={document} earlier={replaces} decisions={decisions} />;
}

interface NewVersionProps extends VersionNoteProps {
  earlier: NonNullable<Document['replaces']>;
}

function NewVersion({ document, earlier, decisions }: NewVersionProps) {
  const { id: workspaceId } = useWorkspace();
  const mayEdit = useMayEdit();
  const [isAsked, setAsked] = useState(false);
  const { data: facts } = useQuery(factsQuery({ workspaceId, documentId: document.id }));
  const changes = document.review.changes + (facts?.changes.length ?? 0);
  const { decided } = document.review;
  return (
    <div className={classes.note}>
      <IconVersions size={16} stroke={1.75} aria-hidden="true" />
      <span>
        New version of{' '}
        <Link to="/documents/$documentId" params={{ documentId: earlier.id }}>
          {earlier.name}
        </Link>
        {changes > 0 ? '. Your plan stays as it is until you accept.' : '. Everything is decided.'}
      </span>
      {mayEdit && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          loading={decisions.isPending}
          onClick={() => (decided > 0 ? setAsked(true) : decisions.separate(document))}
        >
          Not a new version{decided > 0 && '…'}
        </Button>
      )}
      <Suspense>
        {isAsked && (
          <Sure
            title="Not a new version?"
            action="Not a new version"
            isPending={decisions.isPending}
            onConfirm={() => decisions.separate(document)}
            onClose={() => setAsked(false)}
          >
            {decided === 1 ? 'One change that you decided is' : `The ${decided} changes that you decided are`}{' '}
            given up: {earlier.name} has its dates again as they were before, and {document.name} is reviewed
            by itself. You can undo this until you decide something else.
          </Sure>
        )}
      </Suspense>
    </div>
  );
}
