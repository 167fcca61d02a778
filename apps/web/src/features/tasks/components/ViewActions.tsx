import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { SavedTaskView } from '@/api';
import { useViewActions } from '../view-actions';

interface ViewActionsProps {
  view: SavedTaskView;
  onRename: () => void;
}

/** What one can do with a view of one's own. */
export default function ViewActions({ view, onRename }: ViewActionsProps) {
  const { remove } = useViewActions();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={24} aria-label={`More about the view ${view.name}`}>
          <IconDots size={14} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} onClick={() => remove.mutate(view)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
