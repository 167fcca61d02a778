import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** A pause this short is none to the person, and spares the list a search for every letter. */
const PAUSE_MS = 120;

/** What is being typed shows at once; the list and the address follow when the typing pauses. */
export function useTypedText(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [seen, setSeen] = useState(text);
  const send = useDebouncedCallback((next: string) => {
    setSent(next);
    onText(next);
  }, PAUSE_MS);
  // Changed elsewhere, such as by a reset. An address that has not followed yet is no change.
  if (text !== seen) {
    setSeen(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text);
    }
  }
  const type = (next: string) => {
    setTyped(next);
    send(next);
  };
  return [typed, type] as const;
}
