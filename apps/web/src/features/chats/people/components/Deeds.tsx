import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconMoodSmile } from '@tabler/icons-react';
import classes from './Deeds.module.css';
import { EmojiItems } from './EmojiItems';
import { MoreMenu } from './MoreMenu';
import type { DeedsProps } from './message-deeds';

/** What can be done with a message: beside it for a pointer, in one menu for a finger. */
export function Deeds({ author, ...props }: DeedsProps) {
  const of = props.isMine ? 'your message' : `the message of ${author}`;
  const isTouch = window.matchMedia('(hover: none)').matches;
  return (
    <div className={classes.deeds}>
      {!isTouch && <Quick {...props} of={of} />}
      <MoreMenu {...props} of={of} isTouch={isTouch} />
    </div>
  );
}

function Quick({
  message,
  of,
  onReact,
  onReply,
}: Pick<DeedsProps, 'message' | 'onReact' | 'onReply'> & { of: string }) {
  return (
    <>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={`React to ${of}`}>
            <IconMoodSmile size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.emojis}>
          <EmojiItems onPick={(emoji) => onReact(message, emoji)} />
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={`Reply to ${of}`}
        onClick={() => onReply(message)}
      >
        <IconArrowBackUp size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
