import { Button, Modal, Radio } from '@mantine/core';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { useState } from 'react';
import { SHEET } from '@/ui/sheet';
import type { MergeQuestion } from '../model/ask-to-merge';
import { type EditedField, FIELD_LABELS } from '../model/edit';
import { toText } from '../model/history-text';
import { decided, type Side } from '../model/merge';
import { useNames } from '../model/use-names';
import classes from './MergeDialog.module.css';

/** Field by field, mine or theirs; nothing is written before all is decided, and no key throws away what was typed. */
export default function MergeDialog({ question }: { question: MergeQuestion }) {
  const { current, conflicts, rest, answer } = question;
  const names = useNames();
  const [sides, setSides] = useState<Partial<Record<EditedField, Side>>>({});
  const isDecided = conflicts.every(({ field }) => sides[field]);
  const words = (field: EditedField, value: unknown) =>
    field === 'notes' ? String(value || 'nothing') : toText(field, value, names);
  return (
    <Modal
      {...SHEET}
      opened
      size="lg"
      title="Somebody changed this task too"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => answer(undefined)}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isDecided) answer(decided(rest, conflicts, sides));
        }}
      >
        <p className={classes.lead}>
          You both changed {conflicts.length === 1 ? 'one field' : `${conflicts.length} fields`} of “
          {current.title}”. Choose what each is to be; everything else of both changes is kept.
        </p>
        {conflicts.map(({ field, mine, theirs }) => (
          <Radio.Group
            key={field}
            label={FIELD_LABELS[field]}
            value={sides[field] ?? null}
            onChange={(side) => setSides((chosen) => ({ ...chosen, [field]: side as Side }))}
          >
            <div className={classes.sides}>
              <Radio.Card value="mine" className={classes.side} aria-label={`${FIELD_LABELS[field]}: mine`}>
                <span className={classes.whose}>
                  <Radio.Indicator size="xs" /> Mine
                </span>
                <span dir="auto" className={classes.value}>
                  {words(field, mine)}
                </span>
              </Radio.Card>
              <Radio.Card
                value="theirs"
                className={classes.side}
                aria-label={`${FIELD_LABELS[field]}: theirs`}
              >
                <span className={classes.whose}>
                  <Radio.Indicator size="xs" /> Theirs
                </span>
                <span dir="auto" className={classes.value}>
                  {words(field, theirs)}
                </span>
              </Radio.Card>
            </div>
          </Radio.Group>
        ))}
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => answer(undefined)}>
            Keep all of theirs
          </Button>
          <Button type="submit" disabled={!isDecided}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
