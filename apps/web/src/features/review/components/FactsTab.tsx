import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { acceptFacts, type Document, type Evidence, type Facts, takeBackFacts } from '@/api';
import { isDay } from '@/lib/plan/days';
import { toWeekdaysText } from '@/lib/plan/meetings';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { capitalized, toDayText, toShareText, toTimeRangeText, toTimeText } from '@/lib/plan/wording';
import { LoadFailed } from '@/ui/LoadFailed';
import { RowBones, Waiting } from '@/ui/Waiting';
import { sumGrading } from '../model/grading';
import { factsQuery, type ReviewedDocument } from '../queries';
import { FactChanges } from './FactChanges';
import { Part, Row, ShowPlace } from './FactRow';
import classes from './FactsTab.module.css';
import { Undated } from './Undated';

interface FactsTabProps {
  path: ReviewedDocument;
  document: Document;
  /** Where some words stand on the page. */
  onShow: (evidence: Evidence) => void;
}

export function FactsTab({ path, document, onShow }: FactsTabProps) {
  const mayEdit = useMayEdit();
  const isCurrent = !document.replacedBy;
  const { data: facts, error, refetch } = useQuery(factsQuery(path));
  if (error) return <LoadFailed error={error} what="What it says of the course" onRetry={refetch} />;
  if (!facts) {
    return (
      <Waiting>
        <RowBones rows={6} />
      </Waiting>
    );
  }
  return (
    <ShowPlace value={onShow}>
      {mayEdit && isCurrent && <Acceptance path={path} facts={facts} />}
      <FactChanges path={path} changes={facts.changes} />
      <Course facts={facts} />
      <Meetings facts={facts} />
      <Grading facts={facts} />
      <Recurring facts={facts} />
      {isCurrent && <Undated path={path} course={document.course} />}
      {facts.notes.length > 0 && (
        <Part title="Remarks">
          {facts.notes.map(({ code, message, evidence }) => (
            <Row key={`${code}-${message}`} name={message} evidence={evidence} />
          ))}
        </Part>
      )}
    </ShowPlace>
  );
}

function Acceptance({ path, facts }: { path: ReviewedDocument; facts: Facts }) {
  const planChanged = usePlanChanged();
  const isAccepted = facts.acceptedAt !== null;
  const toggle = useMutation({
    mutationFn: async () => {
      if (isAccepted) await takeBackFacts({ path, throwOnError: true });
      else await acceptFacts({ path, body: {}, throwOnError: true });
    },
    onSettled: planChanged,
  });
  return (
    <div className={classes.acceptance}>
      <p>{wordsOf(facts)}</p>
      <Button
        size="xs"
        variant={isAccepted ? 'default' : 'filled'}
        loading={toggle.isPending}
        leftSection={!isAccepted && <IconCheck size={16} stroke={2} />}
        onClick={() => toggle.mutate()}
      >
        {isAccepted ? 'Take back' : facts.changes.length > 0 ? 'Accept these' : 'Accept the facts'}
      </Button>
    </div>
  );
}

function wordsOf({ acceptedAt, changes }: Facts): string {
  if (acceptedAt !== null) return 'These are the facts of the course: its classes are in the calendar.';
  return changes.length > 0
    ? 'The course stays as it is until you accept what this version says otherwise.'
    : 'Accept them to put the classes into the calendar and the grading on the page of the course.';
}

function Course({ facts: { course } }: { facts: Facts }) {
  const { style } = usePlanSettings();
  const { term } = course;
  const days = [term.start, term.end]
    .filter((day) => day !== null)
    .map((day) => (isDay(day) ? toDayText(day, { style }) : day));
  const rows: [string, string | null][] = [
    ['Code', course.code],
    ['Title', course.title],
    ['Section', course.section],
    ['Term', [term.name, days.join(' to ')].filter(Boolean).join(', ') || null],
    ['Taught by', course.instructors.map(({ name }) => name).join(', ') || null],
    ['Time zone', course.timeZone],
  ];
  return (
    <Part title="Course">
      {rows.map(([name, value]) => (
        <Row key={name} name={name} value={value ?? <i>not stated</i>} />
      ))}
    </Part>
  );
}

function Meetings({ facts: { meetings } }: { facts: Facts }) {
  const { style } = usePlanSettings();
  return (
    <Part title="Classes" count={meetings.length}>
      {meetings.length === 0 && <li className={classes.none}>No meeting times are stated</li>}
      {meetings.map(({ days, start, end, kind, location, evidence }) => (
        <Row
          key={`${kind}-${days.join()}-${start}`}
          name={capitalized(kind)}
          value={[toWeekdaysText(days), start && toTimeRangeText(start, end, style), location]
            .filter(Boolean)
            .join(', ')}
          evidence={evidence}
        />
      ))}
    </Part>
  );
}

function Grading({ facts: { components } }: { facts: Facts }) {
  const sum = sumGrading(components);
  return (
    <Part title="Grading, as written" count={components.length}>
      {components.length === 0 && <li className={classes.none}>No grading is stated</li>}
      {components.map(({ name, weight, points, evidence }) => (
        <Row
          key={`${name}-${weight}-${points}`}
          name={name}
          value={toShareText(weight, points)}
          evidence={evidence}
        />
      ))}
      {components.length > 0 && (
        <li className={classes.sum}>
          <b>Sum</b>
          <span>
            <b>{toShareText(sum.weight || null, sum.points || null)}</b>
            {sum.remark && <em> {sum.remark}</em>}
          </span>
        </li>
      )}
    </Part>
  );
}

function Recurring({ facts: { recurring } }: { facts: Facts }) {
  const { style } = usePlanSettings();
  if (recurring.length === 0) return null;
  return (
    <Part title="Every week" count={recurring.length}>
      {recurring.map(({ title, days, time, evidence }) => (
        <Row
          key={`${title}-${days.join()}`}
          name={title}
          value={[`every ${toWeekdaysText(days)}`, time && toTimeText(time, style)]
            .filter(Boolean)
            .join(', ')}
          evidence={evidence}
        />
      ))}
    </Part>
  );
}
