import { Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { TaskSearch } from '../model/task-search';

const LabelsDialog = lazy(() => import('./LabelsDialog'));
/** Asked for as soon as somebody comes near, so that it is there when the menu opens. */
const loadChoices = () => import('./ViewChoices');
const ViewChoices = lazy(loadChoices);

interface ViewMenuProps {
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
}

export function ViewMenu({ search, onSearch }: ViewMenuProps) {
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <Menu closeOnItemClick={false}>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />}
            onPointerEnter={loadChoices}
            onFocus={loadChoices}
          >
            View
          </Button>
        </Menu.Target>
        <Menu.Dropdown miw={200} mih={312}>
          <Suspense>
            <ViewChoices search={search} onSearch={onSearch} onLabels={() => setManaging(true)} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isManaging && <LabelsDialog onClose={() => setManaging(false)} />}</Suspense>
    </>
  );
}
