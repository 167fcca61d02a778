import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { FromPageToList } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import classes from './FirstSyllabus.module.css';

/** Where a new person begins: nothing else on the page matters before the first syllabus. */
export function FirstSyllabus() {
  const { choose, canAdd } = useAddSyllabi();
  return (
    <div className={classes.zone} data-open={canAdd || undefined}>
      <EmptyState
        drawing={<FromPageToList />}
        title={canAdd ? 'Drop your syllabi here' : 'Nothing here yet'}
        actions={
          canAdd && (
            <Button leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose()}>
              Choose files
            </Button>
          )
        }
      >
        {canAdd
          ? 'All of the term at once: PDF, Word, HTML, Markdown or text. You check what was found beside the page it was found on; then your week appears here.'
          : 'Once a member adds a syllabus and reviews it, the week appears here.'}
      </EmptyState>
    </div>
  );
}
