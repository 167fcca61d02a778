import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { FromPageToList } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import classes from './FirstSyllabus.module.css';

/** Where a new person begins: nothing else on the page matters before the first syllabus. */
export function FirstSyllabus() {
  const { choose, paste, fetchAddress, canAdd } = useAddSyllabi();
  return (
    <div className={classes.zone} data-open={canAdd || undefined}>
      <EmptyState
        drawing={<FromPageToList />}
        title={canAdd ? 'Drop your syllabi here' : 'Nothing here yet'}
        actions={
          canAdd && (
            <>
              <Button leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose()}>
                Choose files
              </Button>
              <Button variant="default" onClick={() => fetchAddress()}>
                From the web
              </Button>
              <Button variant="default" onClick={() => paste()}>
                Paste text
              </Button>
            </>
          )
        }
      >
        {canAdd
          ? 'All of the term at once: PDF, Word, HTML, Markdown, text or a calendar file. You check what was found beside the page it was found on; then your week appears here.'
          : 'Once a member adds a syllabus and reviews it, the week appears here.'}
      </EmptyState>
    </div>
  );
}
