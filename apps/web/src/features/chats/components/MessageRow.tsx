import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Answer, Citation, Message } from '@/api';
import { courseColors } from '@/ui/CourseTile';
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
        {answer && answer.facts.length > 0 ? <Facts facts={answer.facts} /> : <p>{text}</p>}
        {answer &&
          furtherCitations(answer).map((citation) => <Passage key={keyOf(citation)} citation={citation} />)}
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

/** What was computed from the plan, each with the words it was read from. */
function Facts({ facts }: Pick<Answer, 'facts'>) {
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
          )}
          {citation && <Passage citation={citation} />}
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ documentId, evidence }: Citation): string =>
  `${documentId} ${evidence.page} ${evidence.quote}`;

/** Those that no fact shows already. */
function furtherCitations({ facts, citations }: Answer): Citation[] {
  const shown = new Set(facts.flatMap(({ citation }) => (citation ? [keyOf(citation)] : [])));
  return citations.filter((citation) => !shown.has(keyOf(citation)));
}

/** Words of the document, set as such, with the page they stand on. */
function Passage({ citation }: { citation: Citation }) {
  const { course, evidence } = citation;
  return (
    <figure className={classes.passage} style={course ? courseColors(course.color) : undefined}>
      <blockquote>“{evidence.quote}”</blockquote>
      <figcaption>
        <CitationChip citation={citation} /> {whereIs(citation)}
      </figcaption>
    </figure>
  );
}
