import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Finding, FindingPatch } from '@/api';
import { isDay } from '@/lib/plan/days';
import { FINDING_KINDS } from '@/lib/plan/kinds';
import { DecimalField } from '@/ui/DecimalField';
import { kindLabel } from '@/ui/KindIcon';
import { type FindingDraft, faultsOf } from '../model/draft';
import classes from './FindingEditor.module.css';

export interface FindingEditorProps {
  finding: FindingDraft;
  /** What is known of it later: it fills the fields that nobody has written in. */
  suggestion?: Partial<FindingDraft> | undefined;
  /** Gets only what was changed. */
  onSave: (patch: FindingPatch, draft: FindingDraft) => Promise<unknown>;
  /** It was saved, or given up. */
  onClose: () => void;
  saveLabel?: string;
}

const FIELDS = ['kind', 'title', 'date', 'endDate', 'time', 'endTime', 'weight'] as const;

export function FindingEditor({
  finding,
  suggestion,
  onSave,
  onClose,
  saveLabel = 'Save',
}: FindingEditorProps) {
  const [initial] = useState<FindingDraft>(() => ({
    ...finding,
    date: isDay(finding.date) ? finding.date : '',
  }));
  const [written, setWritten] = useState<Partial<FindingDraft>>({});
  const draft: FindingDraft = { ...initial, ...suggestion, ...written };
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const set = (patch: Partial<FindingDraft>) => setWritten((before) => ({ ...before, ...patch }));
  const hasRange = draft.kind === 'holiday' || draft.endDate !== null;
  const faults = faultsOf(draft);
  const isComplete = isDay(draft.date) && Object.keys(faults).length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    const changed = FIELDS.filter((field) => draft[field] !== finding[field]);
    setSaving(true);
    try {
      await onSave(Object.fromEntries(changed.map((field) => [field, draft[field]])), draft);
      // Another form that was opened meanwhile stays.
      if (form.current) onClose();
    } catch {
      setSaving(false);
    }
  };
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextInput
        size="xs"
        label="Title"
        required
        maxLength={300}
        data-autofocus
        autoFocus
        value={draft.title}
        error={written.title !== undefined && faults.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <div className={classes.fields}>
        <TextInput
          size="xs"
          type="date"
          label={hasRange ? 'First day' : 'Date'}
          required
          max="9999-12-31"
          value={draft.date}
          onChange={(event) => set({ date: event.currentTarget.value })}
        />
        {hasRange && (
          <TextInput
            size="xs"
            type="date"
            label="Last day"
            min={draft.date}
            max="9999-12-31"
            value={draft.endDate ?? ''}
            error={faults.endDate}
            onChange={(event) => set({ endDate: event.currentTarget.value || null })}
          />
        )}
        {draft.kind !== 'holiday' && (
          <>
            <TextInput
              size="xs"
              type="time"
              label="Time"
              value={draft.time ?? ''}
              onChange={(event) => set({ time: event.currentTarget.value || null })}
            />
            <TextInput
              size="xs"
              type="time"
              label="Until"
              value={draft.endTime ?? ''}
              error={faults.endTime}
              onChange={(event) => set({ endTime: event.currentTarget.value || null })}
            />
          </>
        )}
        <Select
          size="xs"
          label="Kind"
          allowDeselect={false}
          data={FINDING_KINDS.map((value) => ({ value, label: kindLabel(value) }))}
          value={draft.kind}
          onChange={(value) => set({ kind: value as Finding['kind'] })}
        />
        {draft.kind !== 'holiday' && draft.kind !== 'class' && (
          <DecimalField
            size="xs"
            label="Weight, %"
            most={1000}
            value={draft.weight}
            onChange={(weight) => set({ weight })}
          />
        )}
      </div>
      <div className={classes.actions}>
        <Button size="xs" type="submit" loading={isSaving} disabled={!isComplete}>
          {saveLabel}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
