import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useMemo } from 'react';
import type { Task } from '@/api';
import { courseNames } from '@/lib/plan/course-names';
import { useCourses } from '@/lib/plan/courses';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { usePlanSettings } from '@/lib/plan/settings';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { KindIcon, kindLabel } from '@/ui/KindIcon';
import { StatusIcon } from '@/ui/StatusIcon';
import { useLabels } from '../labels';
import { memberName, useMembers } from '../members';
import { countFacet, FACETS, type Facet, statusesOf } from '../model/filter-tasks';
import { STATUS_LABELS, TASK_STATUSES } from '../model/task';
import {
  DUE_FILTERS,
  DUE_LABELS,
  type TaskSearch,
  WEIGHT_FILTERS,
  WEIGHT_LABELS,
} from '../model/task-search';
import { FacetChip, type FacetOption } from './FacetChip';
import { LabelDot } from './RowExtras';
import classes from './TaskFilters.module.css';
import { useTypedText } from './use-typed-text';

interface TaskFiltersProps {
  /** Absent until they can be counted. */
  tasks: readonly Task[] | undefined;
  search: TaskSearch;
  onSearch: (change: Partial<TaskSearch>) => void;
  searchRef?: Ref<HTMLInputElement>;
}

const LABELS: Record<Facet, string> = {
  status: 'Status',
  course: 'Course',
  kind: 'Kind',
  weight: 'Weight',
  due: 'Due',
  label: 'Label',
  assignee: 'Assignee',
};

export const NO_FILTERS: TaskSearch = {
  q: undefined,
  status: undefined,
  course: undefined,
  kind: undefined,
  weight: undefined,
  due: undefined,
  label: undefined,
  assignee: undefined,
};

export function TaskFilters({ tasks, search, onSearch, searchRef }: TaskFiltersProps) {
  const settings = usePlanSettings();
  const options = useFacetOptions();
  const [typed, type] = useTypedText(search.q ?? '', (text) => onSearch({ q: text || undefined }));
  const isFiltered = Object.keys(NO_FILTERS).some((key) => search[key as keyof TaskSearch] !== undefined);
  return (
    <search className={classes.filters} aria-label="Filter the tasks">
      <TextInput
        ref={searchRef}
        size="xs"
        className={classes.search}
        placeholder="Search tasks"
        aria-label="Search tasks"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        rightSection={<kbd>/</kbd>}
        rightSectionPointerEvents="none"
      />
      {shownFacets(options, search).map((facet) => (
        <FacetChip
          key={facet}
          label={LABELS[facet]}
          options={options[facet]}
          count={tasks && (() => countFacet(tasks, facet, search, settings))}
          chosen={facet === 'status' ? statusesOf(search) : (search[facet] ?? [])}
          onChange={(chosen) =>
            onSearch({
              [facet]: chosen.length > 0 ? chosen : facet === 'status' ? [...TASK_STATUSES] : undefined,
            })
          }
          onClear={
            facet === 'status'
              ? () => onSearch({ status: [...TASK_STATUSES] })
              : () => onSearch({ [facet]: undefined })
          }
        />
      ))}
      {isFiltered && (
        <UnstyledButton className={classes.reset} onClick={() => onSearch(NO_FILTERS)}>
          Reset
        </UnstyledButton>
      )}
    </search>
  );
}

/** By label and by person only where there are some: one alone needs neither. */
const shownFacets = (options: Record<Facet, FacetOption[]>, search: TaskSearch): Facet[] =>
  FACETS.filter((facet) => {
    if (facet === 'label') return options.label.length > 1 || search.label !== undefined;
    if (facet === 'assignee') return options.assignee.length > 2 || search.assignee !== undefined;
    return true;
  });

function useFacetOptions(): Record<Facet, FacetOption[]> {
  const courses = useCourses();
  const labels = useLabels();
  const members = useMembers();
  return useMemo(() => {
    const nameOf = courseNames(courses);
    return {
      status: TASK_STATUSES.map((value) => ({
        value,
        label: STATUS_LABELS[value],
        icon: <StatusIcon status={value} />,
      })),
      course: courses.map((course) => ({
        value: course.id,
        label: nameOf(course),
        icon: <CourseTile name={courseName(course)} color={course.color} size={16} />,
      })),
      kind: TASK_KINDS.map((value) => ({
        value,
        label: kindLabel(value),
        icon: <KindIcon kind={value} size={15} />,
      })),
      weight: WEIGHT_FILTERS.map((value) => ({ value, label: WEIGHT_LABELS[value] })),
      due: DUE_FILTERS.map((value) => ({ value, label: DUE_LABELS[value] })),
      label: [
        ...labels.map(({ id, name, color }) => ({
          value: id,
          label: name,
          icon: <LabelDot color={color} />,
        })),
        { value: 'none', label: 'No label' },
      ],
      assignee: [
        ...members.map((member) => ({ value: member.accountId, label: memberName(member) })),
        { value: 'none', label: 'Nobody' },
      ],
    };
  }, [courses, labels, members]);
}
