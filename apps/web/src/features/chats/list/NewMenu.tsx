import { Button, Menu } from '@mantine/core';
import { IconPlus, IconSparkles, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { LateMenu } from '@/ui/LateMenu';
import { usePeople } from '../people/use-people';

const NewChat = lazy(() => import('../people/components/NewChat'));

/** Begins a conversation, with people or with the assistant. */
export function NewMenu({ onAsk }: { onAsk: () => void }) {
  const [isBeginning, setBeginning] = useState(false);
  const people = usePeople();
  return (
    <>
      <LateMenu
        button={(props) => (
          <Button size="xs" variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} {...props}>
            New
          </Button>
        )}
      >
        <Menu.Item leftSection={<IconUsers size={16} stroke={1.75} />} onClick={() => setBeginning(true)}>
          Write to people…
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSparkles size={16} stroke={1.75} />}
          component={Link}
          to="/chats"
          onClick={onAsk}
        >
          Ask your syllabi
        </Menu.Item>
      </LateMenu>
      <Suspense>{isBeginning && <NewChat people={people} onClose={() => setBeginning(false)} />}</Suspense>
    </>
  );
}
