import { Button, Menu } from '@mantine/core';
import {
  IconDownload,
  IconFileText,
  IconRefresh,
  IconTags,
  IconTrash,
  IconVersions,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Document } from '@/api';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toShortDay } from '@/lib/plan/wording';
import { toSizeText } from '@/lib/size';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { RowMenu } from '@/ui/RowMenu';
import { toVersions } from '../model/versions';
import { useDocumentActions } from '../queries';
import classes from './DocumentList.module.css';

const ExportCorrections = lazy(() => import('./ExportCorrections'));

export function DocumentList({
  documents,
  withCourse = true,
}: {
  documents: readonly Document[];
  withCourse?: boolean;
}) {
  return (
    <ul className={classes.list}>
      {toVersions(documents).map(({ document, number, earlier }) => (
        <li key={document.id} className={classes.item}>
          <div className={classes.row}>
            <DocumentRow document={document} withCourse={withCourse} version={number} />
          </div>
          {earlier.length > 0 && <EarlierVersions documents={earlier} />}
        </li>
      ))}
    </ul>
  );
}

function EarlierVersions({ documents }: { documents: readonly Document[] }) {
  return (
    <details className={classes.earlier}>
      <summary>
        {documents.length === 1 ? 'One earlier version' : `${documents.length} earlier versions`}
      </summary>
      <ul className={classes.list}>
        {documents.map((document, index) => (
          <li key={document.id} className={classes.row}>
            <DocumentRow document={document} withCourse={false} version={documents.length - index} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface DocumentRowProps {
  document: Document;
  withCourse: boolean;
  /** Counted from 1; left out where there is only one. */
  version: number | undefined;
}

function DocumentRow({ document, withCourse, version }: DocumentRowProps) {
  const { style } = usePlanSettings();
  const { course, name, pages, bytes, createdAt } = document;
  return (
    <>
      <IconFileText className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        {document.status === 'ready' ? (
          <Link to="/documents/$documentId" params={{ documentId: document.id }} className={classes.name}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <span className={classes.about}>
          {withCourse && course && (
            <>
              <CourseTile name={courseName(course)} color={course.color} size={16} /> {courseName(course)} ·{' '}
            </>
          )}
          {pages !== null && document.format === 'pdf' && `${pages} ${pages === 1 ? 'page' : 'pages'} · `}
          {version !== undefined && `version ${version} · `}
          {toSizeText(bytes)} · added {toShortDay(createdAt.slice(0, 10), style)}
        </span>
        {document.problem && (
          <span className={classes.problem}>
            <b>{document.problem.title}</b> {document.problem.detail}
          </span>
        )}
      </div>
      <div className={classes.state}>
        <Progress document={document} />
      </div>
      <DocumentMenu document={document} />
    </>
  );
}

function Progress({ document: { id, status, review, replacedBy } }: { document: Document }) {
  if (replacedBy) return <span className={classes.note}>Replaced</span>;
  if (status === 'failed') return <span className={classes.failed}>Not read</span>;
  if (status !== 'ready') return <span className={classes.note}>Reading…</span>;
  const open = review.open + changedOnly(review);
  if (open === 0) {
    const found = review.accepted + review.dismissed;
    return <span className={classes.note}>{found === 0 ? 'No dates found' : 'All reviewed'}</span>;
  }
  return (
    <Button
      size="xs"
      variant="default"
      renderRoot={(props) => <Link to="/documents/$documentId" params={{ documentId: id }} {...props} />}
    >
      {review.changes > 0 ? toChangesText(review.changes) : `${open} to review`}
    </Button>
  );
}

const toChangesText = (changes: number) => (changes === 1 ? 'One change' : `${changes} changes`);

/** New findings are open too: changes of what is in the plan come on top. */
const changedOnly = ({ open, changes }: Document['review']) => (open === 0 ? changes : 0);

function DocumentMenu({ document }: { document: Document }) {
  const { remove, readAgain, download } = useDocumentActions();
  const mayEdit = useMayEdit();
  const { canAdd, chooseVersion } = useAddSyllabi();
  const [isExporting, setExporting] = useState<boolean>();
  return (
    <>
      <RowMenu label={`More about ${document.name}`}>
        <Menu.Item
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => download.mutate(document)}
        >
          Download
        </Menu.Item>
        {!document.replacedBy && (
          <Menu.Item
            disabled={!canAdd}
            leftSection={<IconVersions size={16} stroke={1.75} />}
            onClick={() => chooseVersion(document.id)}
          >
            New version…
          </Menu.Item>
        )}
        <Menu.Item
          disabled={!mayEdit}
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          onClick={() => readAgain.mutate(document)}
        >
          Read again
        </Menu.Item>
        {document.status === 'ready' && !document.replacedBy && (
          <Menu.Item leftSection={<IconTags size={16} stroke={1.75} />} onClick={() => setExporting(true)}>
            Export corrections…
          </Menu.Item>
        )}
        <Menu.Item
          disabled={!mayEdit}
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => remove.mutate(document)}
        >
          Delete
        </Menu.Item>
      </RowMenu>
      {isExporting !== undefined && (
        <Suspense>
          <ExportCorrections document={document} opened={isExporting} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
