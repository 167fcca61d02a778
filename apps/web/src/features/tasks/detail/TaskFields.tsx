import { NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { TaskPatch } from '@/api';
import { courseNames } from '@/lib/plan/course-names';
import { useCourses } from '@/lib/plan/courses';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { DecimalField } from '@/ui/DecimalField';
import { kindLabel } from '@/ui/KindIcon';
import { memberName, useMembers } from '../members';
import type { TaskValues } from '../model/edit';
import { atTime, onDay } from '../model/move-end';
import { STATUS_LABELS, TASK_STATUSES } from '../model/task';
import { LabelField } from './LabelField';
import { RepeatField } from './RepeatField';
import classes from './TaskFields.module.css';

interface TaskFieldsProps {
  values: TaskValues;
  /** Of text that is being typed; `commit` follows when it is meant. */
  onChange: (patch: TaskPatch) => void;
  onCommit?: (patch?: TaskPatch) => void;
  readOnly: boolean;
  /** The task repeats already, so that it has to be said what a change holds for. */
  isRepeating: boolean;
  scope: 'this' | 'following';
  onScope: (scope: 'this' | 'following') => void;
}

/** Everything about a task but its words. */
export function TaskFields({ values, onChange, onCommit, readOnly, ...repeating }: TaskFieldsProps) {
  const courses = useCourses();
  const nameOf = courseNames(courses);
  const members = useMembers();
  /** As it was when its day or time was entered: what is half typed moves no end. */
  const begun = useRef<TaskValues>(undefined);
  const begin = () => {
    begun.current = values;
  };
  const pick = (patch: TaskPatch) => (onCommit ? onCommit(patch) : onChange(patch));
  return (
    <fieldset className={classes.fields} disabled={readOnly} onBlur={() => onCommit?.()}>
      <legend className={classes.legend}>About the task</legend>
      <div className={classes.pair}>
        <NativeSelect
          label="Status"
          data={TASK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
          value={values.status}
          onChange={({ currentTarget: { value } }) => pick({ status: value as TaskValues['status'] })}
        />
        <NativeSelect
          label="Kind"
          data={TASK_KINDS.map((value) => ({ value, label: kindLabel(value) }))}
          value={values.kind}
          onChange={({ currentTarget: { value } }) => pick({ kind: value as TaskValues['kind'] })}
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          type="date"
          label="Due"
          max="9999-12-31"
          value={values.dueOn ?? ''}
          onFocus={begin}
          onChange={(event) => {
            const dueOn = event.currentTarget.value || null;
            onChange(
              dueOn
                ? onDay(begun.current ?? values, dueOn)
                : { dueOn, dueTime: null, endOn: null, endTime: null, repeat: null },
            );
          }}
        />
        <TextInput
          type="time"
          label="Time"
          disabled={!values.dueOn}
          description={values.dueTime ? undefined : 'None: end of the day'}
          inputWrapperOrder={['label', 'input', 'description']}
          value={values.dueTime ?? ''}
          onFocus={begin}
          onChange={(event) => onChange(atTime(begun.current ?? values, event.currentTarget.value || null))}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label="Course"
          data={[
            { value: '', label: 'None' },
            ...courses.map((course) => ({ value: course.id, label: nameOf(course) })),
          ]}
          value={values.courseId ?? ''}
          onChange={({ currentTarget: { value } }) => pick({ courseId: value || null })}
        />
        <DecimalField
          label="Weight, %"
          most={1000}
          value={values.weight}
          onChange={(weight) => onChange({ weight })}
        />
      </div>
      {(members.length > 1 || values.assigneeId) && (
        <NativeSelect
          label="Assignee"
          data={[
            { value: '', label: 'Nobody' },
            ...members.map((member) => ({
              value: member.accountId,
              label: member.you ? `${memberName(member)} (you)` : memberName(member),
            })),
          ]}
          value={values.assigneeId ?? ''}
          onChange={({ currentTarget: { value } }) => pick({ assigneeId: value || null })}
        />
      )}
      <LabelField chosen={values.labelIds} readOnly={readOnly} onChange={(labelIds) => pick({ labelIds })} />
      <RepeatField
        repeat={values.repeat}
        dueOn={values.dueOn}
        onChange={(repeat) => pick({ repeat })}
        {...repeating}
      />
    </fieldset>
  );
}
