import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFileText, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Document } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toSizeText } from '@/lib/plan/size';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { toShortDay } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { useDocumentActions } from '../queries';
import classes from './DocumentList.module.css';

export function DocumentList({
  documents,
  withCourse = true,
}: {
  documents: readonly Document[];
  withCourse?: boolean;
}) {
  return (
    <ul className={classes.list}>
      {documents.map((document) => (
        <li key={document.id} className={classes.row}>
          <DocumentRow document={document} withCourse={withCourse} />
        </li>
      ))}
    </ul>
  );
}

function DocumentRow({ document, withCourse }: { document: Document; withCourse: boolean }) {
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
          {toSizeText(bytes)} · added {toShortDay(createdAt.slice(0, 10), style)}
        </span>
        {document.problem && (
          <span className={classes.problem}>
            <b>{document.problem.title}</b> {document.problem.detail}
          </span>
        )}
      </div>
      <Progress document={document} />
      <RowMenu document={document} />
    </>
  );
}

function Progress({ document: { id, status, review } }: { document: Document }) {
  if (status === 'failed') return <span className={classes.failed}>Not read</span>;
  if (status !== 'ready') return <span className={classes.note}>Reading…</span>;
  const open = review.open;
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
      {open} to review
    </Button>
  );
}

function RowMenu({ document }: { document: Document }) {
  const { remove, readAgain, download } = useDocumentActions();
  const mayEdit = useMayEdit();
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More about ${document.name}`}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => download.mutate(document)}
        >
          Download
        </Menu.Item>
        <Menu.Item
          disabled={!mayEdit}
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          onClick={() => readAgain.mutate(document)}
        >
          Read again
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => remove.mutate(document)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
