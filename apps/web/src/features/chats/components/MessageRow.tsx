import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Answer, Message } from '@/api';
import { courseColors, courseName } from '@/ui/CourseTile';
import { Mark } from '@/ui/Logo';
import { CitationChip, whereIs } from './CitationChip';
import classes from './Talk.module.css';

export function MessageRow({ message: { author, text, answer } }: { message: Message }) {
  if (author === 'person') return <p className={classes.question}>{text}</p>;
  return (
    <article className={classes.answer} aria-label="Answer">
      <span className={classes.mark} aria-hidden="true">
        <Mark size={15} />
      </span>
      <div>
        <p>{text}</p>
        {answer && <Facts answer={answer} />}
        {answer && <Passages answer={answer} />}
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={copied ? 'Copied' : 'Copy the answer'}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
            </ActionIcon>
          )}
        </CopyButton>
      </div>
    </article>
  );
}

function Facts({ answer: { facts } }: { answer: Answer }) {
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {facts.map(({ text, taskId, citation }) => (
        <li key={`${taskId}-${text}`}>
          {taskId ? (
            <Link to="/tasks" search={{ task: taskId }}>
              {text}
            </Link>
          ) : (
            text
          )}{' '}
          {citation && <CitationChip citation={citation} />}
        </li>
      ))}
    </ul>
  );
}

/** Words of the document, set as such, each with the page it stands on. */
function Passages({ answer: { citations } }: { answer: Answer }) {
  return citations.map((citation) => {
    const { documentId, course, evidence } = citation;
    return (
      <figure
        key={`${documentId}-${evidence.page}-${evidence.quote}`}
        className={classes.passage}
        style={course ? courseColors(course.color) : undefined}
      >
        <blockquote>“{evidence.quote}”</blockquote>
        <figcaption>
          <CitationChip citation={citation} /> {course && courseName(course)} {whereIs(citation)}
        </figcaption>
      </figure>
    );
  });
}
