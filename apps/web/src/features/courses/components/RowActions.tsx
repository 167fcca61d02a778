import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';

interface RowActionsProps {
  /** What the row is of, for those who cannot see it. */
  name: string;
  onEdit?: () => void;
  onRemove: () => void;
}

/** What one can do with a row of a course. */
export function RowActions({ name, onEdit, onRemove }: RowActionsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`More about ${name}`}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
            Edit
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} onClick={onRemove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
