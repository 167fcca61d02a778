import { Button, Checkbox } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import type { Task } from '@/api';
import { messageOf, problemOf } from '@/lib/errors';
import { useCourses } from '@/lib/plan/courses';
import { isMonthFirst } from '@/lib/plan/number-order';
import { usePlanSettings } from '@/lib/plan/settings';
import { capitalized, countText } from '@/lib/plan/wording';
import { FileChoice } from '@/ui/FileChoice';
import LoadedDialog from '@/ui/LoadedDialog';
import { useLabels } from '../labels';
import { memberName, useMembers } from '../members';
import { useImportTasks } from '../queries';
import classes from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { type ImportContext, type ImportedFile, type ImportRow, likenessOf } from './import-row';

/** A calendar is read in one piece. */
const MOST_ICS_BYTES = 10_000_000;
const ACCEPT = '.csv,.tsv,.txt,.ics,text/csv,text/calendar';

/** A folder, or what is gone from its place meanwhile. */
const UNREADABLE: ImportedFile = { rows: [], refusal: 'This file cannot be read.' };

async function readFile(file: File, context: ImportContext): Promise<ImportedFile> {
  if (!/\.ics$/i.test(file.name) && file.type !== 'text/calendar')
    return (await import('./read-csv')).readCsv(file, context);
  if (file.size > MOST_ICS_BYTES)
    return { rows: [], refusal: 'The calendar file is larger than 10 MB. Export a shorter time from it.' };
  return (await import('./read-ics')).readIcs(await file.text(), context);
}

/** Reads a file in the browser, shows what each row becomes, and takes in what is right. */
export default function ImportDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const context = useImportContext();
  const [name, setName] = useState<string>();
  const [file, setFile] = useState<ImportedFile>();
  const [isReading, setReading] = useState(false);
  const [withKnown, setWithKnown] = useState(false);
  const sent = useRef<ImportRow[]>([]);
  const send = useImportTasks();
  const known = useMemo(
    () => new Set(tasks.map((task) => likenessOf({ ...task, courseId: task.course?.id }))),
    [tasks],
  );
  const isKnown = (row: ImportRow) => known.has(likenessOf(row.task));
  const ready = (file?.rows ?? []).filter((row) => row.problems.length === 0);
  const repeated = ready.filter(isKnown).length;
  const chosen = withKnown ? ready : ready.filter((row) => !isKnown(row));
  const read = async (picked: File | null) => {
    if (!picked) return;
    setName(picked.name);
    setFile(undefined);
    setReading(true);
    send.reset();
    setFile(await readFile(picked, context).catch(() => UNREADABLE));
    setReading(false);
  };
  const submit = () => {
    sent.current = chosen;
    send.mutate({ tasks: chosen.map(({ task }) => task) }, { onSuccess: onClose });
  };
  return (
    <LoadedDialog opened onClose={onClose} size="xl" title="Import tasks">
      <div className={classes.form}>
        <DropPlace onFile={read} name={name} isReading={isReading} />
        <div role="status" className={classes.answer}>
          {isReading && 'Reading…'}
          {file && !file.refusal && <Summary file={file} ready={ready.length} repeated={repeated} />}
        </div>
        {file?.refusal && (
          <p role="alert" className={classes.problem}>
            {file.refusal}
          </p>
        )}
        {file && file.rows.length > 0 && <ImportPreview rows={file.rows} isKnown={isKnown} />}
        {repeated > 0 && (
          <Checkbox
            label={`Take in ${countText(repeated, 'task')} that ${repeated === 1 ? 'is' : 'are'} in the list already`}
            checked={withKnown}
            onChange={(event) => setWithKnown(event.currentTarget.checked)}
          />
        )}
        {send.error && <Refusals error={send.error} rows={sent.current} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit} loading={send.isPending} disabled={chosen.length === 0}>
            {chosen.length === 0 ? 'Import' : `Import ${countText(chosen.length, 'task')}`}
          </Button>
        </div>
      </div>
    </LoadedDialog>
  );
}

function useImportContext(): ImportContext {
  const { today, zone, style } = usePlanSettings();
  const members = useMembers().map((member) => ({ ...member, name: memberName(member) }));
  const monthFirst = isMonthFirst(style);
  return { today, zone, monthFirst, courses: useCourses(), labels: useLabels(), members };
}

interface DropPlaceProps {
  onFile: (file: File | null) => void;
  name: string | undefined;
  isReading: boolean;
}

function DropPlace({ onFile, name, isReading }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onFile(event.dataTransfer.files[0] ?? null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={classes.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        {name ??
          'A table (CSV) whose first row names the columns, or a calendar file (ICS). Nothing is kept before you say so.'}
      </p>
      <FileChoice accept={ACCEPT} onChange={onFile}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isReading}
            leftSection={<IconFileUpload size={16} stroke={1.75} aria-hidden="true" />}
          >
            {name ? 'Another file' : 'Choose a file'}
          </Button>
        )}
      </FileChoice>
    </div>
  );
}

function Summary({ file, ready, repeated }: { file: ImportedFile; ready: number; repeated: number }) {
  const wrong = file.rows.length - ready;
  return (
    <>
      {capitalized(countText(ready, 'row'))} ready
      {wrong > 0 && `, ${countText(wrong, 'row')} with problems left out`}
      {repeated > 0 && `, ${countText(repeated, 'row')} in the list already`}.
      {file.unread &&
        file.unread.length > 0 &&
        ` Columns that are not read: ${file.unread.join(', ').slice(0, 200)}.`}
    </>
  );
}

/** What the server says against rows, by the line of the file. */
function Refusals({ error, rows }: { error: unknown; rows: readonly ImportRow[] }) {
  const faults = problemOf(error)?.errors ?? [];
  const lineOf = (field = '') => rows[Number(/^tasks\.(\d+)/.exec(field)?.[1])]?.line;
  return (
    <div role="alert" className={classes.problem}>
      <p>{messageOf(error)} Nothing was imported.</p>
      <ul>
        {faults.slice(0, 10).map(({ field, message }) => (
          <li key={`${field}-${message}`}>
            {lineOf(field) !== undefined && `Line ${lineOf(field)}: `}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
