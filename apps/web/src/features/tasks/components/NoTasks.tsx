import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { useCourses } from '@/lib/plan/courses';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { FromPageToList } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import classes from './NoTasks.module.css';
import { QuickAdd } from './QuickAdd';

interface NoTasksProps {
  quickAddRef: RefObject<HTMLInputElement | null>;
  addOn: string | undefined;
}

export function NoTasks({ quickAddRef, addOn }: NoTasksProps) {
  const { choose, canAdd } = useAddSyllabi();
  const courses = useCourses();
  const mayEdit = useMayEdit();
  return (
    <div className={classes.place}>
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
      {mayEdit && (
        <div className={classes.quickAdd}>
          <QuickAdd courses={courses} dueOn={() => 0} inputRef={quickAddRef} addOn={addOn} />
        </div>
      )}
    </div>
  );
}
