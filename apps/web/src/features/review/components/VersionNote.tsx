import { Button } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Document, separateDocument } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { useWorkspace } from '@/lib/workspace';
import { factsQuery } from '../queries';
import classes from './VersionNote.module.css';

/** Which version of the syllabus this is, and the way out when it is none. */
export function VersionNote({ document }: { document: Document }) {
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
  return replaces && <NewVersion document={document} earlier={replaces} />;
}

function NewVersion({ document, earlier }: { document: Document; earlier: { id: string; name: string } }) {
  const { id: workspaceId } = useWorkspace();
  const planChanged = usePlanChanged();
  const mayEdit = useMayEdit();
  const separate = useMutation({
    mutationFn: () =>
      separateDocument({ path: { workspaceId, documentId: document.id }, throwOnError: true }),
    onSettled: planChanged,
  });
  const { data: facts } = useQuery(factsQuery({ workspaceId, documentId: document.id }));
  const changes = document.review.changes + (facts?.changes.length ?? 0);
  return (
    <p className={classes.note}>
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
          loading={separate.isPending}
          onClick={() => separate.mutate()}
        >
          Not a new version
        </Button>
      )}
    </p>
  );
}
