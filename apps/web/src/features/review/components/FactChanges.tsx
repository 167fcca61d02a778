import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { acceptFacts, type FactChange, keepFacts } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { fieldName, nameOfChange, PART_TITLES, partsOf, toFactText } from '../model/fact-text';
import type { ReviewedDocument } from '../queries';
import change from './Change.module.css';
import classes from './FactChanges.module.css';
import list from './FindingList.module.css';

const WORDS = { new: 'New', changed: 'Changed', gone: 'Gone' } as const;

interface FactChangesProps {
  path: ReviewedDocument;
  changes: readonly FactChange[];
}

/** What a new version says otherwise of the course, part by part: to follow, or to leave as it was. */
export function FactChanges({ path, changes }: FactChangesProps) {
  return partsOf(changes).map(([part, some]) => (
    <section key={part} aria-labelledby={`changes-${part}`}>
      <header className={list.group}>
        <h2 id={`changes-${part}`}>{PART_TITLES[part]}, otherwise now</h2>
        <span>{some.length}</span>
        <Choice path={path} part={part} />
      </header>
      <ul className={list.list}>
        {some.map((one) => (
          <Row key={`${one.type} ${one.name} ${one.quote}`} factChange={one} />
        ))}
      </ul>
    </section>
  ));
}

function Choice({ path, part }: { path: ReviewedDocument; part: FactChange['part'] }) {
  const mayEdit = useMayEdit();
  const planChanged = usePlanChanged();
  const title = PART_TITLES[part];
  const accept = useMutation({
    mutationFn: () => acceptFacts({ path, body: { parts: [part] }, throwOnError: true }),
    onSettled: planChanged,
  });
  const keep = useMutation({
    mutationFn: () => keepFacts({ path, body: { parts: [part] }, throwOnError: true }),
    onSettled: planChanged,
  });
  if (!mayEdit) return null;
  return (
    <span className={list.accept}>
      {part !== 'policies' && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          loading={keep.isPending}
          onClick={() => keep.mutate()}
          aria-label={`Keep as it was: ${title}`}
        >
          Keep
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconCheck size={14} stroke={2} />}
        loading={accept.isPending}
        onClick={() => accept.mutate()}
        aria-label={`${part === 'policies' ? 'Seen' : 'Accept'}: ${title}`}
      >
        {part === 'policies' ? 'Seen' : 'Accept'}
      </Button>
    </span>
  );
}

function Row({ factChange: { part, type, name, fields, quote } }: { factChange: FactChange }) {
  const { style } = usePlanSettings();
  const isEdited = fields.some(({ edited }) => edited);
  const isText = part === 'policies';
  return (
    <li className={classes.row}>
      <p className={change.line}>
        <b data-change={type}>{WORDS[type]}</b> <strong>{nameOfChange({ part, name })}</strong>
      </p>
      {fields.map(({ field, from, to }) => (
        <p key={field} className={change.line} data-quoted={isText || undefined}>
          {!isText && <span className={classes.field}>{fieldName(field)}</span>}
          {from !== null && <del>{toFactText(field, from, style)}</del>}
          {from !== null && to !== null && ' → '}
          {to !== null && <ins>{toFactText(field, to, style)}</ins>}
        </p>
      ))}
      {isEdited && <p className={classes.own}>You changed this by hand: that stays.</p>}
      {quote && !isText && <q>{quote}</q>}
    </li>
  );
}
