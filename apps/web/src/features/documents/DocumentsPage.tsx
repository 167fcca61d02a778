import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { useWorkspace } from '@/lib/workspace';
import { FromPageToList } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import { AddMenu } from './components/AddMenu';
import { DocumentList } from './components/DocumentList';
import { documentsQuery } from './queries';

export function DocumentsPage() {
  const { id } = useWorkspace();
  const { choose, canAdd } = useAddSyllabi();
  const { data: documents, error, refetch } = useQuery(documentsQuery(id));
  const add = canAdd && (
    <>
      <AddMenu />
      <Button leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose()}>
        Add syllabi
      </Button>
    </>
  );
  return (
    <Page
      title="Documents"
      lead="Every syllabus that was added, and what is left to review in it."
      actions={documents?.length ? add : undefined}
    >
      {!documents && !error && (
        <Waiting label="Loading the documents">
          <RowBones rows={5} height={56} />
        </Waiting>
      )}
      {error && <LoadFailed error={error} what="The documents" onRetry={refetch} />}
      {documents?.length === 0 && (
        <EmptyState drawing={<FromPageToList />} title="No documents yet" actions={add}>
          Drop syllabi anywhere on this page: PDF, Word, HTML, Markdown, text or a calendar file. A web
          address or pasted text will do as well.
        </EmptyState>
      )}
      {documents && documents.length > 0 && (
        <Section title="Added" note={`${documents.length}`}>
          <DocumentList documents={documents} />
        </Section>
      )}
    </Page>
  );
}
