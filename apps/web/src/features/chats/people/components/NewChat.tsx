import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ChatCreate } from '@/api';
import { courseNames } from '@/lib/plan/course-names';
import { useCourses } from '@/lib/plan/courses';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { Dialog } from '@/ui/Dialog';
import { useStartChat } from '../queries';
import type { People } from '../use-people';
import { PeoplePicker } from './PeoplePicker';
import classes from './Picker.module.css';

/** One person begins a direct chat, several a group; a course has one chat for all. */
export default function NewChat({ people, onClose }: { people: People; onClose: () => void }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [title, setTitle] = useState('');
  const courses = useCourses();
  const nameOf = courseNames(courses);
  const start = useStartChat();
  const navigate = useNavigate();
  const others = people.people.filter(({ accountId }) => accountId !== people.myId);
  const open = (wanted: ChatCreate) =>
    start.mutate(wanted, {
      onSuccess: ({ id }) => {
        onClose();
        void navigate({ to: '/chats/people/$chatId', params: { chatId: id } });
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = chosen;
    if (first && chosen.length === 1) open({ kind: 'direct', accountId: first });
    else if (first) open({ kind: 'group', accountIds: chosen, title: title.trim() });
  };
  return (
    <Dialog opened onClose={onClose} title="New chat">
      <form className={classes.form} onSubmit={submit}>
        {others.length === 0 ? (
          <p className={classes.none}>
            Nobody else is in this workspace yet. <Link to="/users">Invite somebody</Link>, and you can write
            to each other here.
          </p>
        ) : (
          <PeoplePicker people={others} chosen={chosen} onChoose={setChosen} />
        )}
        {chosen.length > 1 && (
          <TextInput
            label="Name of the group"
            description="Without one, it is called by its people."
            maxLength={80}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        )}
        {courses.length > 0 && (
          <section className={classes.courses} aria-label="Chats of courses">
            <p>Or talk to everybody about a course</p>
            {courses.map((course) => (
              <Button
                key={course.id}
                size="xs"
                variant="default"
                leftSection={<CourseTile name={courseName(course)} color={course.color} />}
                onClick={() => open({ kind: 'course', courseId: course.id })}
              >
                {nameOf(course)}
              </Button>
            ))}
          </section>
        )}
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={start.isPending} disabled={chosen.length === 0}>
            {chosen.length > 1 ? 'Begin the group' : 'Begin the chat'}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
