import { Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react';
import { COLUMNS, type TaskColumn, type TaskSearch } from '../model/task-search';

const COLUMN_LABELS: Record<TaskColumn, string> = {
  kind: 'Kind',
  due: 'Due',
  weight: 'Weight',
  status: 'Status',
  source: 'Source',
};

interface ViewMenuProps {
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
}

export function ViewMenu({ search, onSearch }: ViewMenuProps) {
  const hidden = search.hide ?? [];
  const toggle = (column: TaskColumn) =>
    onSearch({
      hide: hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    });
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />}
        >
          View
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={200}>
        <Menu.Label>Columns</Menu.Label>
        {COLUMNS.map((column) => (
          <Choice key={column} chosen={!hidden.includes(column)} onChoose={() => toggle(column)}>
            {COLUMN_LABELS[column]}
          </Choice>
        ))}
        <Menu.Divider />
        <Menu.Label>Rows</Menu.Label>
        <Choice chosen={!search.flat} onChoose={() => onSearch({ flat: !search.flat })}>
          Grouped by week
        </Choice>
        <Choice chosen={search.dense === true} onChoose={() => onSearch({ dense: !search.dense })}>
          Dense
        </Choice>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ chosen, onChoose, children }: ChoiceProps) {
  return (
    <Menu.Item
      role="menuitemcheckbox"
      aria-checked={chosen}
      onClick={onChoose}
      rightSection={
        <IconCheck size={16} stroke={1.75} visibility={chosen ? 'visible' : 'hidden'} aria-hidden="true" />
      }
    >
      {children}
    </Menu.Item>
  );
}
