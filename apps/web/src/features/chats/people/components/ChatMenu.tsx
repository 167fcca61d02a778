import { ActionIcon, Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconDoorExit, IconDots, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Chat } from '@/api';
import { useChatActions } from '../queries';
import type { People } from '../use-people';

const GroupDialog = lazy(() => import('./GroupDialog'));
const Sure = lazy(() => import('@/ui/Sure'));

export function ChatMenu({ chat, people }: { chat: Chat; people: People }) {
  const { change, leave } = useChatActions(chat.id);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'name' | 'people' | 'leave'>();
  const Bell = chat.isMuted ? IconBell : IconBellOff;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="More about this chat">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Bell size={16} stroke={1.75} />}
            onClick={() => change.mutate({ isMuted: !chat.isMuted })}
          >
            {chat.isMuted ? 'No longer mute' : 'Mute'}
          </Menu.Item>
          {chat.kind === 'group' && (
            <>
              <Menu.Item
                leftSection={<IconPencil size={16} stroke={1.75} />}
                onClick={() => setDialog('name')}
              >
                Rename…
              </Menu.Item>
              <Menu.Item
                leftSection={<IconUserPlus size={16} stroke={1.75} />}
                onClick={() => setDialog('people')}
              >
                Add people…
              </Menu.Item>
              <Menu.Item
                leftSection={<IconDoorExit size={16} stroke={1.75} />}
                onClick={() => setDialog('leave')}
              >
                Leave the group…
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'leave' && (
          <Sure
            title="Leave the group?"
            action="Leave"
            isPending={leave.isPending}
            onConfirm={() => leave.mutate(undefined, { onSuccess: () => navigate({ to: '/chats' }) })}
            onClose={() => setDialog(undefined)}
          >
            You no longer read what is said in it. What you have said stays, and only somebody of the group
            can add you again.
          </Sure>
        )}
        {dialog && dialog !== 'leave' && (
          <GroupDialog chat={chat} people={people} what={dialog} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </>
  );
}
