import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SecondReading } from '@/api';
import { toCostText } from '@/lib/cost';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { capitalized, countText } from '@/lib/plan/wording';
import { isUnderWay, type ReviewedDocument, secondReadingQuery } from '../queries';
import { Consent } from './Consent';
import { toDroppedText, toOutcomeText } from './opinion';
import classes from './SecondReadingNote.module.css';

/** A language model's second look at what is doubtful: offered, under way, or what came of it and what it cost. */
export function SecondReadingNote({ path }: { path: ReviewedDocument }) {
  const { data: reading } = useQuery(secondReadingQuery(path));
  const [isAsking, setAsking] = useState(false);
  const mayEdit = useMayEdit();
  useFindingsAfter(reading);
  if (!reading || (!reading.last && (reading.doubts === 0 || !reading.service || !mayEdit))) return null;
  const { last, service, doubts } = reading;
  const mayAsk = mayEdit && service !== null && doubts > 0 && !isUnderWay(reading);
  return (
    <section className={classes.note} aria-label="Second reading">
      <IconEye size={16} stroke={1.75} aria-hidden="true" />
      <div className={classes.words} role="status">
        {last ? <Last last={last} /> : <p>{doubtfulText(doubts)}</p>}
      </div>
      {mayAsk && !isAsking && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setAsking(true)}>
          {last ? 'Ask again' : 'Ask for a second reading'}
        </Button>
      )}
      {mayAsk && isAsking && (
        <Consent path={path} reading={reading} service={service} onDone={() => setAsking(false)} />
      )}
    </section>
  );
}

/** Once it is over, the findings are other ones. */
function useFindingsAfter(reading: SecondReading | undefined) {
  const queryClient = useQueryClient();
  const wasUnderWay = useRef(false);
  const underWay = isUnderWay(reading);
  useEffect(() => {
    if (wasUnderWay.current && !underWay) void queryClient.invalidateQueries();
    wasUnderWay.current = underWay;
  }, [underWay, queryClient]);
}

const doubtfulText = (count: number): string =>
  `${capitalized(countText(count, 'place'))} ${count === 1 ? 'is' : 'are'} doubtful.`;

function Last({ last }: { last: NonNullable<SecondReading['last']> }) {
  const { status, model, doubts, tokens, cost, problem } = last;
  if (status === 'queued' || status === 'reading')
    return (
      <p>
        {model} reads {countText(doubts, 'place')} a second time. The review need not wait.
      </p>
    );
  const used = [
    tokens.read + tokens.written > 0 && `${(tokens.read + tokens.written).toLocaleString('en')} tokens`,
    cost && toCostText(cost),
  ];
  const about = [model, ...used].filter(Boolean).join(' · ');
  return (
    <>
      <p>
        {status === 'failed' ? (
          <b>{problem?.title ?? 'The second reading broke off.'}</b>
        ) : (
          <>
            Second reading: <b>{toOutcomeText(last)}</b>
          </>
        )}
      </p>
      <p className={classes.less}>{about}</p>
      {status === 'done' && problem && <p className={classes.less}>Not all was read. {problem.title}</p>}
      {toDroppedText(last) && <p className={classes.less}>{toDroppedText(last)}</p>}
    </>
  );
}
