import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '@/api';
import { useConversationActions } from './queries';

const Sure = lazy(() => import('@/ui/Sure'));

export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { remove } = useConversationActions(conversation.id);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="More about this conversation">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} onClick={() => setAsked(true)}>
            Delete the conversation…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isAsked && (
          <Sure
            title="Delete the conversation?"
            action="Delete"
            isPending={remove.isPending}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate({ to: '/chats' }) })}
            onClose={() => setAsked(false)}
          >
            What was asked and answered in it does not come back.
          </Sure>
        )}
      </Suspense>
    </>
  );
}
