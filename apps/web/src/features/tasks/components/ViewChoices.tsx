import { Menu } from '@mantine/core';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import {
  COLUMN_LABELS,
  COLUMNS,
  columnsOf,
  OPTIONAL_COLUMNS,
  type TaskColumn,
  type TaskSearch,
} from '../model/task-search';

interface ViewChoicesProps {
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
  onLabels: () => void;
}

/** Which columns the list has, and how its rows stand. */
export default function ViewChoices({ search, onSearch, onLabels }: ViewChoicesProps) {
  const mayEdit = useMayEdit();
  const shown = columnsOf(search);
  const toggle = (column: TaskColumn) => {
    const key = OPTIONAL_COLUMNS.includes(column) ? 'show' : 'hide';
    const named = search[key] ?? [];
    onSearch({
      [key]: named.includes(column) ? named.filter((one) => one !== column) : [...named, column],
    });
  };
  return (
    <>
      <Menu.Label>Columns</Menu.Label>
      {COLUMNS.map((column) => (
        <Choice key={column} chosen={shown.includes(column)} onChoose={() => toggle(column)}>
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
      {mayEdit && (
        <>
          <Menu.Divider />
          <Menu.Item closeMenuOnClick onClick={onLabels}>
            Labels…
          </Menu.Item>
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ chosen, onChoose, children }: ChoiceProps) {
  return (
    <Menu.CheckboxItem checked={chosen} onChange={onChoose}>
      {children}
    </Menu.CheckboxItem>
  );
}
