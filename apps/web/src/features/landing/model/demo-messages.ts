import type { Reading } from './reading';

export type DemoRequest =
  | { type: 'read'; bytes: ArrayBuffer; fileName: string; today: string }
  | { type: 'year'; year: number; today: string }
  | { type: 'calendar'; timeZone: string; now: string };

export type DemoAnswer =
  | { type: 'read'; reading: Reading }
  | { type: 'calendar'; text: string }
  | { type: 'failed'; message: string };

/** Numbered, because pdf.js also speaks over the same port once it is loaded. */
export type Numbered<Message> = { number: number; message: Message };
