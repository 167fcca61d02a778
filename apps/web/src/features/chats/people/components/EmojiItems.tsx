import { Menu } from '@mantine/core';
import { EMOJIS, type Emoji } from '../queries';

export const EmojiItems = ({ onPick }: { onPick: (emoji: Emoji) => void }) =>
  EMOJIS.map((emoji) => (
    <Menu.Item key={emoji} aria-label={`React with ${emoji}`} onClick={() => onPick(emoji)}>
      {emoji}
    </Menu.Item>
  ));
