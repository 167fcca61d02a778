import { Menu, UnstyledButton } from '@mantine/core';
import type { Task } from '@/api';
import { StatusIcon } from '@/ui/StatusIcon';
import { STATUS_LABELS, TASK_STATUSES, type TaskStatus } from '../model/task';
import classes from './StatusMenu.module.css';

interface StatusMenuProps {
  task: Task;
  onChange: (status: TaskStatus) => void;
}

export function StatusMenu({ task, onChange }: StatusMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.status}
          aria-label={`${STATUS_LABELS[task.status]}: change the status of ${task.title}`}
        >
          <StatusIcon status={task.status} />
          {STATUS_LABELS[task.status]}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {TASK_STATUSES.map((status) => (
          <Menu.Item
            key={status}
            leftSection={<StatusIcon status={status} />}
            onClick={() => onChange(status)}
          >
            {STATUS_LABELS[status]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
