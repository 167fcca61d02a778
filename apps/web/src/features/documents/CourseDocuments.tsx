import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import { AddMenu } from './components/AddMenu';
import { DocumentList } from './components/DocumentList';
import classes from './components/DocumentList.module.css';
import { documentsQuery } from './queries';

/** The documents of one course, for its page. */
export function CourseDocuments({ courseId }: { courseId: string }) {
  const { id } = useWorkspace();
  const { choose, canAdd } = useAddSyllabi();
  const { data: documents, error, refetch } = useQuery(documentsQuery(id, courseId));
  return (
    <Section
      title="Documents"
      actions={
        canAdd && (
          <>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconFilePlus size={15} stroke={1.75} />}
              onClick={() => choose(courseId)}
            >
              Add
            </Button>
            <AddMenu courseId={courseId} isCompact />
          </>
        )
      }
    >
      {!documents && !error && (
        <Waiting>
          <RowBones rows={1} height={56} />
        </Waiting>
      )}
      {error && <LoadFailed error={error} what="The documents" onRetry={refetch} />}
      {documents?.length === 0 && <p className={classes.none}>No syllabus of this course was added yet.</p>}
      {documents && <DocumentList documents={documents} withCourse={false} />}
    </Section>
  );
}
