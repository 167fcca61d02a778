import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Conversation } from '@/api';
import { useConversationActions } from './queries';

export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { remove } = useConversationActions(conversation.id);
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="More about this conversation">
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>What is deleted does not come back</Menu.Label>
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => remove.mutate(undefined, { onSuccess: () => navigate({ to: '/chats' }) })}
        >
          Delete the conversation
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
