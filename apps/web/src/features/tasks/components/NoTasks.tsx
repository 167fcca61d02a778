import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { FromPageToList } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';

export default function NoTasks() {
  const { choose, canAdd } = useAddSyllabi();
  const mayEdit = useMayEdit();
  return (
    <EmptyState
      drawing={<FromPageToList />}
      title="No tasks yet"
      actions={
        canAdd && (
          <Button leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose()}>
            Add syllabi
          </Button>
        )
      }
    >
      {mayEdit
        ? 'Drop in a syllabus and its exams and deadlines become tasks, each linked to the line it was read from. Or write one in plain words.'
        : 'Once a member adds a syllabus and reviews it, its exams and deadlines are listed here.'}
    </EmptyState>
  );
}
