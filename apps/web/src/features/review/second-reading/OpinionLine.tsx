import { Button } from '@mantine/core';
import type { Evidence, Finding } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useFieldText } from '../model/field-text';
import type { Decisions } from '../model/use-decisions';
import { usePageText } from '../model/use-page-text';
import classes from './Opinion.module.css';
import { OPINIONS, patchOf } from './opinion';

interface OpinionLineProps {
  finding: Finding;
  opinion: NonNullable<Finding['secondReading']>;
  decisions: Decisions;
}

/** What the second reading says of the chosen finding, with the words it quotes; taking it over is an edit. */
export function OpinionLine({ finding, opinion, decisions }: OpinionLineProps) {
  const mayEdit = useMayEdit();
  const texts = useFieldText();
  const { verdict, fields, evidence } = opinion;
  return (
    <div className={classes.opinion}>
      <p>
        {OPINIONS[verdict].says}{' '}
        {fields.map((one) => (
          <span key={one.field}>
            <del>{texts(one, one.from)}</del> → <ins>{texts(one, one.to)}</ins>{' '}
          </span>
        ))}
        <Quotes evidence={evidence} />
      </p>
      {mayEdit && fields.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          rightSection={<kbd>U</kbd>}
          onClick={() => decisions.change(finding, patchOf(opinion)).catch(() => undefined)}
        >
          Use it
        </Button>
      )}
    </div>
  );
}

function Quotes({ evidence }: { evidence: Evidence[] }) {
  const pageText = usePageText();
  return evidence.map(({ page, quote }) => (
    <span key={`${page} ${quote}`}>
      <q>{quote}</q> <small>{pageText(page)}</small>{' '}
    </span>
  ));
}
