import { useCallback, useEffect, useRef, useState } from 'react';
import { browserZone, todayIn } from '@/lib/plan/days';
import { saveFile } from '@/lib/save-file';
import sample from './bio101-spring-2027.md?raw';
import type { DemoRequest, Told } from './demo-messages';
import { startEngine } from './engine';
import type { Choice } from './questions';
import type { Reading } from './reading';

type DemoState =
  | { step: 'reading'; fileName: string }
  | { step: 'read'; reading: Reading; file: File; told: Told; isSample: boolean }
  | { step: 'failed'; fileName: string; message: string };

const NOTHING_TOLD: Told = { answers: [] };
const SAMPLE_NAME = 'bio101-spring-2027.md';
const sampleFile = () => new File([sample], SAMPLE_NAME, { type: 'text/markdown' });

/** Reads documents with the engine in a worker of this browser. Begins with the sample. */
export function useDemo() {
  const [state, setState] = useState<DemoState>({ step: 'reading', fileName: SAMPLE_NAME });
  const engine = useRef<ReturnType<typeof startEngine>>(undefined);
  const wanted = useRef<File>(undefined);

  const request = useCallback((message: DemoRequest) => {
    engine.current ??= startEngine();
    return engine.current.ask(message);
  }, []);

  const read = useCallback(
    async (file: File, isSample = false) => {
      wanted.current = file;
      setState({ step: 'reading', fileName: file.name });
      const bytes = await file.arrayBuffer();
      // Another one was dropped meanwhile: what the engine read last is what a calendar is made of.
      if (wanted.current !== file) return;
      const answer = await request({
        type: 'read',
        bytes,
        fileName: file.name,
        today: todayIn(browserZone()),
      });
      if (wanted.current !== file) return;
      if (answer.type === 'read')
        setState({ step: 'read', reading: answer.reading, file, told: NOTHING_TOLD, isSample });
      if (answer.type === 'failed')
        setState({ step: 'failed', fileName: file.name, message: answer.message });
    },
    [request],
  );
  const readSample = useCallback(() => read(sampleFile(), true), [read]);

  useEffect(() => {
    void readSample();
    return () => {
      engine.current?.stop();
      engine.current = undefined;
    };
  }, [readSample]);

  async function settle(told: Told) {
    const file = wanted.current;
    const answer = await request({ type: 'settle', ...told, today: todayIn(browserZone()) });
    if (wanted.current !== file || answer.type !== 'read') return;
    setState((shown) => (shown.step === 'read' ? { ...shown, reading: answer.reading, told } : shown));
  }

  /** Of the document that is shown, one more question is answered. */
  async function answer({ told }: Choice) {
    if (state.step !== 'read') return;
    const { year, answers } = state.told;
    await settle('year' in told ? { answers, year: told.year } : { year, answers: [...answers, told] });
  }

  const askAgain = () => settle(NOTHING_TOLD);

  async function downloadCalendar(fileName: string) {
    const answer = await request({
      type: 'calendar',
      timeZone: browserZone(),
      now: new Date().toISOString(),
    });
    if (answer.type === 'calendar')
      saveFile(`${fileName.replace(/\.\w+$/, '')}.ics`, 'text/calendar', answer.text);
  }

  return { state, read, readSample, answer, askAgain, downloadCalendar };
}
