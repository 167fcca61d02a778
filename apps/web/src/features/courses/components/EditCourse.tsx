import { Group, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CourseDetails } from '@/api';
import { COURSE_COLORS, type CourseColor, CourseTile, courseName } from '@/ui/CourseTile';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useCourseActions } from '../queries';
import classes from './EditCourse.module.css';

interface EditCourseProps {
  course: CourseDetails;
  opened: boolean;
  onClose: () => void;
}

export function EditCourse({ course, opened, onClose }: EditCourseProps) {
  const [code, setCode] = useState(course.code ?? '');
  const [title, setTitle] = useState(course.title);
  const [color, setColor] = useState<CourseColor>(course.color);
  const [start, setStart] = useState(course.term.start ?? '');
  const [end, setEnd] = useState(course.term.end ?? '');
  const { change } = useCourseActions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = { ...course.term, start: start || null, end: end || null };
    change.mutate(
      { course, patch: { code: code.trim() || null, title: title.trim(), color, term } },
      { onSuccess: onClose },
    );
  };
  const name = courseName({ code: code.trim() || null, title });
  return (
    <Dialog opened={opened} onClose={onClose} title="Edit the course">
      <form onSubmit={submit}>
        <Stack>
          <Group grow align="start">
            <TextInput
              label="Code"
              maxLength={40}
              data-autofocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <TextInput
              label="Title"
              required
              maxLength={200}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </Group>
          <Group grow align="start">
            <TextInput
              type="date"
              label="First day of term"
              max="9999-12-31"
              value={start}
              onChange={(event) => setStart(event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label="Last day"
              min={start}
              max="9999-12-31"
              value={end}
              onChange={(event) => setEnd(event.currentTarget.value)}
            />
          </Group>
          <fieldset className={classes.colors}>
            <legend>Colour</legend>
            {COURSE_COLORS.map((one) => (
              <UnstyledButton
                key={one}
                className={classes.color}
                aria-pressed={color === one}
                aria-label={one}
                onClick={() => setColor(one)}
              >
                <CourseTile name={name} color={one} />
              </UnstyledButton>
            ))}
          </fieldset>
          <FormActions
            submit="Save"
            isSending={change.isPending}
            disabled={title.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
