import { Box, Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { LateMenu } from '@/ui/LateMenu';
import classes from '../TasksPage.module.css';

const ImportDialog = lazy(() => import('../transfer/ImportDialog'));
/** Asked for as soon as somebody comes near, so that it is there when the menu opens. */
const loadChoices = () => import('./ExportChoices');
const ExportChoices = lazy(loadChoices);

interface TransferMenuProps {
  tasks: readonly Task[];
  /** What is written to a file, or compared with one, is all of them. */
  isComplete: boolean;
  /** What the filters let through: that is what is exported. */
  shown: () => readonly Task[];
}

export function TransferMenu({ tasks, isComplete, shown }: TransferMenuProps) {
  const [isImporting, setImporting] = useState(false);
  const mayEdit = useMayEdit();
  return (
    <>
      {mayEdit && (
        <Button
          className={classes.compact}
          variant="default"
          leftSection={<IconUpload size={16} stroke={1.75} />}
          disabled={!isComplete}
          onClick={() => setImporting(true)}
        >
          Import
        </Button>
      )}
      {(tasks.length > 0 || !isComplete) && (
        <LateMenu
          width={190}
          button={(props) => (
            <Button
              className={classes.compact}
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              disabled={!isComplete}
              onPointerEnter={loadChoices}
              onFocus={loadChoices}
              {...props}
            >
              Export
            </Button>
          )}
        >
          <Box mih={104}>
            <Suspense>
              <ExportChoices shown={shown} />
            </Suspense>
          </Box>
        </LateMenu>
      )}
      <Suspense>{isImporting && <ImportDialog tasks={tasks} onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
