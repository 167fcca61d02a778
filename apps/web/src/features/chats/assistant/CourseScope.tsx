import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Course } from '@/api';
import { courseNames } from '@/lib/plan/course-names';
import { CourseTile, courseName } from '@/ui/CourseTile';
import classes from './TalkHead.module.css';

interface CourseScopeProps {
  courses: readonly Course[];
  /** Empty: answers come from all of them. */
  chosen: readonly string[];
  onChoose: (courseIds: string[]) => void;
}

/** Which courses answer. */
export function CourseScope({ courses, chosen, onChoose }: CourseScopeProps) {
  const nameOf = courseNames(courses);
  const shown = courses.filter(({ id }) => chosen.includes(id));
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={classes.scope}>
      <span>{shown.length > 0 ? 'Answers only from' : 'Answers from all courses'}</span>
      {shown.map((course) => (
        <UnstyledButton
          key={course.id}
          className={classes.course}
          onClick={() => toggle(course.id)}
          aria-label={`No longer only from ${nameOf(course)}`}
        >
          <CourseTile name={courseName(course)} color={course.color} />
          {nameOf(course)}
        </UnstyledButton>
      ))}
      <Menu closeOnItemClick={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="Choose the courses that answer">
            <IconPlus size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {courses.map((course) => (
            <Menu.CheckboxItem
              key={course.id}
              checked={chosen.includes(course.id)}
              onChange={() => toggle(course.id)}
              rightSection={<CourseTile name={courseName(course)} color={course.color} />}
            >
              {nameOf(course)}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
