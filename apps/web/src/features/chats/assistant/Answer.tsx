import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Answer as AnswerParts, Citation } from '@/api';
import { courseColors } from '@/ui/CourseTile';
import { Mark } from '@/ui/Logo';
import classes from './Answer.module.css';
import { CitationChip, whereIs } from './CitationChip';
import { WrittenBy } from './WrittenBy';
import { WrittenText, withoutMarks } from './WrittenText';

export const Question = ({ text }: { text: string }) => (
  <p className={classes.question} dir="auto">
    {text}
  </p>
);

export function Answer({ text, answer }: { text: string; answer: AnswerParts | null }) {
  const facts = answer?.facts ?? [];
  return (
    <article className={classes.answer} aria-label="Answer">
      <AssistantMark />
      <div>
        {facts.length > 0 ? (
          <Facts facts={facts} />
        ) : (
          <p dir="auto">
            <WrittenText text={text} citations={answer?.citations ?? []} />
          </p>
        )}
        {answer &&
          furtherCitations(answer).map((citation) => (
            <Passage key={keyOf(citation)} citation={citation} isShort={answer.kind === 'written'} />
          ))}
        {answer?.writtenBy && <WrittenBy {...answer.writtenBy} />}
        <CopyButton value={withoutMarks(text)}>
          {({ copied, copy }) => (
            <ActionIcon
              className={classes.copy}
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

/** What of an answer is written so far; before the first sentence, what is being done. */
export function AnswerUnderWay({ written }: { written: string }) {
  return (
    <div className={classes.answer} role="status">
      <AssistantMark />
      {written === '' ? (
        <p className={classes.thinking}>Looking through the syllabi…</p>
      ) : (
        <p className={classes.underWay} dir="auto">
          <WrittenText text={written} citations={[]} />
        </p>
      )}
    </div>
  );
}

const AssistantMark = () => (
  <span className={classes.mark} aria-hidden="true">
    <Mark size={15} />
  </span>
);

/** What was computed from the plan, each with the words it was read from. */
function Facts({ facts }: Pick<AnswerParts, 'facts'>) {
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
function furtherCitations({ facts, citations }: AnswerParts): Citation[] {
  const shown = new Set(facts.flatMap(({ citation }) => (citation ? [keyOf(citation)] : [])));
  return citations.filter((citation) => !shown.has(keyOf(citation)));
}

interface PassageProps {
  citation: Citation;
  /** Below an answer that says it in its own words, the first lines will do. */
  isShort?: boolean;
}

/** Words of the document, set as such, with the page they stand on. */
function Passage({ citation, isShort }: PassageProps) {
  const { course, evidence } = citation;
  return (
    <figure className={classes.passage} style={course ? courseColors(course.color) : undefined}>
      <blockquote dir="auto" data-short={isShort || undefined}>
        “{evidence.quote}”
      </blockquote>
      <figcaption>
        <CitationChip citation={citation} /> {whereIs(citation)}
      </figcaption>
    </figure>
  );
}
