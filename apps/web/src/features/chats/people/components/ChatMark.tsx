import { IconUsers } from '@tabler/icons-react';
import type { Chat } from '@/api';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { PersonPicture } from '@/ui/PersonPicture';
import type { People, Someone } from '../use-people';
import classes from './ChatMark.module.css';

const SIZE = 32;

export const PersonMark = ({ person: { name, avatar } }: { person: Someone }) => (
  <PersonPicture name={name} src={avatar} size={SIZE} />
);

/** What stands for a chat: its course, the other person, or several people. */
export function ChatMark({ chat, people }: { chat: Chat; people: People }) {
  const { kind, course, people: within } = chat;
  if (course) return <CourseTile name={courseName(course)} color={course.color} size={SIZE} />;
  if (kind === 'direct') {
    const other = within.find(({ accountId }) => accountId !== people.myId) ?? within[0];
    return <PersonMark person={people.someone(other?.accountId ?? null, other?.name)} />;
  }
  return (
    <span className={classes.several} aria-hidden="true">
      <IconUsers size={16} stroke={1.75} />
    </span>
  );
}
