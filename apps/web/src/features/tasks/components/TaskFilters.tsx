import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useMemo } from 'react';
import type { Task } from '@/api';
import { useCourses } from '@/lib/plan/courses';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { usePlanSettings } from '@/lib/plan/settings';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { KindIcon, kindLabel } from '@/ui/KindIcon';
import { StatusIcon } from '@/ui/StatusIcon';
import { countFacet, FACETS, type Facet } from '../model/filter-tasks';
import { STATUS_LABELS, TASK_STATUSES } from '../model/task';
import {
  DUE_FILTERS,
  DUE_LABELS,
  OPEN_STATUSES,
  type TaskSearch,
  WEIGHT_FILTERS,
  WEIGHT_LABELS,
} from '../model/task-search';
import { FacetChip, type FacetOption } from './FacetChip';
import classes from './TaskFilters.module.css';

interface TaskFiltersProps {
  tasks: readonly Task[];
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
};

export const NO_FILTERS: TaskSearch = {
  q: undefined,
  status: undefined,
  course: undefined,
  kind: undefined,
  weight: undefined,
  due: undefined,
};

export function TaskFilters({ tasks, search, onSearch, searchRef }: TaskFiltersProps) {
  const options = useFacetOptions(tasks, search);
  const isFiltered = Object.keys(NO_FILTERS).some((key) => search[key as keyof TaskSearch] !== undefined);
  return (
    <search className={classes.filters} aria-label="Filter the tasks">
      <TextInput
        ref={searchRef}
        size="xs"
        className={classes.search}
        placeholder="Search tasks"
        aria-label="Search tasks"
        value={search.q ?? ''}
        onChange={(event) => onSearch({ q: event.currentTarget.value || undefined })}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        rightSection={<kbd>/</kbd>}
        rightSectionPointerEvents="none"
      />
      {FACETS.map((facet) => (
        <FacetChip
          key={facet}
          label={LABELS[facet]}
          options={options[facet]}
          chosen={facet === 'status' ? (search.status ?? OPEN_STATUSES) : (search[facet] ?? [])}
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

function useFacetOptions(tasks: readonly Task[], search: TaskSearch): Record<Facet, FacetOption[]> {
  const { today } = usePlanSettings();
  const courses = useCourses();
  return useMemo(() => {
    const counts = (facet: Facet) => countFacet(tasks, facet, search, today);
    const from = <T extends string>(
      facet: Facet,
      values: readonly T[],
      toOption: (value: T) => Omit<FacetOption, 'value' | 'count'>,
    ) => {
      const counted = counts(facet);
      return values.map((value) => ({ value, count: counted.get(value) ?? 0, ...toOption(value) }));
    };
    const byId = new Map(courses.map((course) => [course.id, course]));
    return {
      status: from('status', TASK_STATUSES, (status) => ({
        label: STATUS_LABELS[status],
        icon: <StatusIcon status={status} />,
      })),
      course: from('course', [...byId.keys()], (id) => {
        const course = byId.get(id);
        if (!course) return { label: id };
        return {
          label: courseName(course),
          icon: <CourseTile name={courseName(course)} color={course.color} size={16} />,
        };
      }),
      kind: from('kind', TASK_KINDS, (kind) => ({
        label: kindLabel(kind),
        icon: <KindIcon kind={kind} size={15} />,
      })),
      weight: from('weight', WEIGHT_FILTERS, (weight) => ({ label: WEIGHT_LABELS[weight] })),
      due: from('due', DUE_FILTERS, (due) => ({ label: DUE_LABELS[due] })),
    };
  }, [tasks, search, today, courses]);
}
