import { useEffect, useRef, useState } from 'react';
import classes from './DropAnywhere.module.css';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** The whole window takes files; it says so as soon as they hover over it. */
export function DropAnywhere({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const receive = useRef(onFiles);
  receive.current = onFiles;
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth.current += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) receive.current(files);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('dragenter', enter, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div className={classes.over} aria-hidden="true">
      <p>
        <b>Drop the syllabi</b>
        <span>PDF, Word, HTML, Markdown or text. As many as you like.</span>
      </p>
    </div>
  );
}
