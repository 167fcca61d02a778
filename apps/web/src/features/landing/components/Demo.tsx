import { Button } from '@mantine/core';
import { IconCalendarDown, IconFileText, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { KeptSyllabus } from '@/lib/kept-syllabus';
import { Bone, Waiting } from '@/ui/Waiting';
import type { Told } from '../model/demo-messages';
import type { useDemo } from '../model/use-demo';
import classes from './Demo.module.css';
import { FoundDates } from './FoundDates';
import { Sheet } from './Sheet';

interface DemoProps {
  demo: ReturnType<typeof useDemo>;
  onChoose: () => void;
  /** Goes on to an account; gets what was read, unless it is the sample. */
  onKeep: (syllabus: KeptSyllabus | undefined) => void;
}

export function Demo({ demo, onChoose, onKeep }: DemoProps) {
  const { state, read, readSample, answer, askAgain, downloadCalendar } = demo;
  const [chosenRow, chooseRow] = useState<string>();
  const isRead = state.step === 'read';
  return (
    <section className={classes.demo} aria-label="Try it: a syllabus becomes a plan">
      <DropStrip
        fileName={isRead ? state.reading.fileName : state.fileName}
        note={noteOf(state)}
        onFile={read}
        onChoose={onChoose}
      />
      {state.step === 'reading' && <Skeleton />}
      {state.step === 'failed' && (
        <div className={classes.failed} role="alert">
          <p>{state.message}</p>
          <Button variant="default" size="xs" onClick={readSample}>
            Back to the sample
          </Button>
        </div>
      )}
      {isRead && (
        <div className={classes.halves}>
          <Sheet
            lines={state.reading.sheet}
            course={state.reading.course}
            chosenRow={chosenRow}
            onChoose={chooseRow}
          />
          <FoundDates reading={state.reading} chosenRow={chosenRow} onChoose={chooseRow} onAnswer={answer}>
            {(state.reading.isPlanned || state.reading.dates > 0) && (
              <Button
                size="xs"
                onClick={() => onKeep(state.isSample ? undefined : { file: state.file, ...state.told })}
              >
                Keep this plan
              </Button>
            )}
            {state.reading.isPlanned && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconCalendarDown size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => downloadCalendar(state.reading.fileName)}
              >
                Download .ics
              </Button>
            )}
            {isTold(state.told) && (
              <Button size="xs" variant="subtle" onClick={askAgain}>
                Ask again
              </Button>
            )}
          </FoundDates>
        </div>
      )}
    </section>
  );
}

const isTold = ({ year, answers }: Told): boolean => year !== undefined || answers.length > 0;

function noteOf(state: ReturnType<typeof useDemo>['state']): string {
  if (state.step === 'reading') return 'Reading it, here in this browser';
  if (state.step === 'failed') return 'Not read';
  const { pages, milliseconds } = state.reading;
  const what = state.isSample
    ? 'A sample'
    : pages > 0
      ? `${pages} ${pages === 1 ? 'page' : 'pages'}`
      : 'Your document';
  return `${what}, read in ${(milliseconds / 1000).toFixed(milliseconds < 100 ? 2 : 1)} s, here in this browser`;
}

interface DropStripProps {
  fileName: string;
  note: string;
  onFile: (file: File) => void;
  onChoose: () => void;
}

function DropStrip({ fileName, note, onFile, onChoose }: DropStripProps): ReactNode {
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has the button beside it as its equal
    <div
      className={classes.strip}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileText size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes.file}>
        <strong>{fileName}</strong>
        <span role="status">{note}</span>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
        onClick={onChoose}
      >
        Drop another
      </Button>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton}>
      <Waiting label="Reading the document">
        {[70, 92, 84, 64, 88, 76].map((width) => (
          <Bone key={width} width={`${width}%`} height={14} />
        ))}
      </Waiting>
    </div>
  );
}
