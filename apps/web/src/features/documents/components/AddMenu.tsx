import { Button, Menu } from '@mantine/core';
import { IconClipboardText, IconDots, IconFilePlus, IconWorld } from '@tabler/icons-react';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';

interface AddMenuProps {
  courseId?: string;
  /** In the head of a section. */
  isCompact?: boolean;
}

/** All ways to add a syllabus, beside the button for the usual one. */
export function AddMenu({ courseId, isCompact = false }: AddMenuProps) {
  const { choose, paste, fetchAddress } = useAddSyllabi();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size={isCompact ? 'compact-sm' : 'sm'}
          px={isCompact ? 6 : 10}
          aria-label="Other ways to add a syllabus"
        >
          <IconDots size={16} stroke={1.75} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose(courseId)}>
          Choose files…
        </Menu.Item>
        <Menu.Item
          leftSection={<IconClipboardText size={16} stroke={1.75} />}
          onClick={() => paste(courseId)}
        >
          Paste text…
        </Menu.Item>
        <Menu.Item leftSection={<IconWorld size={16} stroke={1.75} />} onClick={() => fetchAddress(courseId)}>
          From a web address…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
