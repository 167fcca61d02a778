import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import classes from './Deeds.module.css';
import { EmojiItems } from './EmojiItems';
import type { DeedsProps } from './message-deeds';

type MoreMenuProps = Omit<DeedsProps, 'author'> & { of: string; isTouch: boolean };

export function MoreMenu({ message, of, isTouch, isMine, mayDeleteAny, ...deeds }: MoreMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={isTouch ? 44 : 28} aria-label={`More about ${of}`}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isTouch && (
          <>
            <div className={classes.touchEmojis}>
              <EmojiItems onPick={(emoji) => deeds.onReact(message, emoji)} />
            </div>
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
              onClick={() => deeds.onReply(message)}
            >
              Reply
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.75} />}
          onClick={() => void navigator.clipboard.writeText(message.text)}
        >
          Copy the text
        </Menu.Item>
        {isMine && (
          <Menu.Item
            leftSection={<IconPencil size={16} stroke={1.75} />}
            onClick={() => deeds.onEdit(message)}
          >
            Edit
          </Menu.Item>
        )}
        {(isMine || mayDeleteAny) && (
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => deeds.onDelete(message)}
          >
            Delete for everybody…
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
