import { Button, Menu } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';

const ImportDialog = lazy(() => import('../transfer/ImportDialog'));
/** Asked for as soon as somebody comes near, so that it is there when the menu opens. */
const loadChoices = () => import('./ExportChoices');
const ExportChoices = lazy(loadChoices);

interface TransferMenuProps {
  tasks: readonly Task[];
  /** What the filters let through: that is what is exported. */
  shown: () => readonly Task[];
}

export function TransferMenu({ tasks, shown }: TransferMenuProps) {
  const [isImporting, setImporting] = useState(false);
  const mayEdit = useMayEdit();
  return (
    <>
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<IconUpload size={16} stroke={1.75} />}
          onClick={() => setImporting(true)}
        >
          Import
        </Button>
      )}
      {tasks.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              onPointerEnter={loadChoices}
              onFocus={loadChoices}
            >
              Export
            </Button>
          </Menu.Target>
          <Menu.Dropdown miw={190} mih={112}>
            <Suspense>
              <ExportChoices shown={shown} />
            </Suspense>
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>{isImporting && <ImportDialog tasks={tasks} onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
