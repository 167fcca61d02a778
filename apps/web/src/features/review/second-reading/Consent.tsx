import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForSecondReading, changeSettings, getSettings, type SecondReading } from '@/api';
import { getMeQueryKey } from '@/api/@tanstack/react-query.gen';
import { toCostText } from '@/lib/cost';
import { messageOf } from '@/lib/errors';
import { useMe } from '@/lib/me';
import { capitalized, countText } from '@/lib/plan/wording';
import { type ReviewedDocument, secondReadingQuery } from '../queries';
import classes from './SecondReadingNote.module.css';

interface ConsentProps {
  path: ReviewedDocument;
  reading: SecondReading;
  service: NonNullable<SecondReading['service']>;
  onDone: () => void;
}

/** What leaves the machine, where it goes and what it costs, before anything does. */
export function Consent({ path, reading, service, onDone }: ConsentProps) {
  const queryClient = useQueryClient();
  const wanted = useMe()?.settings.documents?.secondReading ?? false;
  const [isAlways, setAlways] = useState(wanted);
  const ask = useMutation({
    mutationFn: async () => {
      if (isAlways !== wanted) await keepChoice(isAlways);
      return (await askForSecondReading({ path, throwOnError: true })).data;
    },
    onSuccess: (asked) => {
      queryClient.setQueryData(secondReadingQuery(path).queryKey, asked);
      void queryClient.invalidateQueries({ queryKey: getMeQueryKey() });
      onDone();
    },
  });
  return (
    <div className={classes.consent}>
      <p>
        {capitalized(countText(reading.doubts, 'place'))} with the lines around them,{' '}
        {reading.characters.toLocaleString('en')} characters of this document, go to <b>{service.host}</b> (
        {service.model}){reading.estimate && `, for about ${toCostText(reading.estimate)}`}. It can only say
        what it quotes from them, and changes nothing by itself.
      </p>
      <Checkbox
        size="xs"
        checked={isAlways}
        onChange={(event) => setAlways(event.currentTarget.checked)}
        label="The same for every syllabus I add"
      />
      {ask.error && (
        <p className={classes.error} role="alert">
          {messageOf(ask.error)}
        </p>
      )}
      <div className={classes.actions}>
        <Button size="xs" loading={ask.isPending} onClick={() => ask.mutate()}>
          Send and ask
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          Not now
        </Button>
      </div>
    </div>
  );
}

async function keepChoice(secondReading: boolean): Promise<void> {
  const { data } = await getSettings({ throwOnError: true });
  await changeSettings({
    body: { documents: { secondReading } },
    headers: { 'if-match': `"${data.version}"` },
    throwOnError: true,
  });
}
