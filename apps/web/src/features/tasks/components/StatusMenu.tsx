import { Menu, UnstyledButton } from '@mantine/core';
import type { Task } from '@/api';
import { LateMenu } from '@/ui/LateMenu';
import { StatusIcon } from '@/ui/StatusIcon';
import { STATUS_LABELS, TASK_STATUSES, type TaskStatus } from '../model/task';
import classes from './StatusMenu.module.css';

interface StatusMenuProps {
  task: Task;
  onChange: (status: TaskStatus) => void;
}

export function StatusMenu({ task, onChange }: StatusMenuProps) {
  return (
    <LateMenu
      position="bottom-start"
      button={(props) => (
        <UnstyledButton
          className={classes.status}
          aria-label={`${STATUS_LABELS[task.status]}: change the status of ${task.title}`}
          {...props}
        >
          <StatusIcon status={task.status} />
          {STATUS_LABELS[task.status]}
        </UnstyledButton>
      )}
    >
      {TASK_STATUSES.map((status) => (
        <Menu.Item key={status} leftSection={<StatusIcon status={status} />} onClick={() => onChange(status)}>
          {STATUS_LABELS[status]}
        </Menu.Item>
      ))}
    </LateMenu>
  );
}
