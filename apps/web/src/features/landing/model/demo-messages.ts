import type { Reading } from './reading';

export type DemoRequest =
  | { type: 'read'; bytes: ArrayBuffer; fileName: string; today: string }
  | { type: 'calendar'; timeZone: string; now: string };

export type DemoAnswer =
  | { type: 'read'; reading: Reading }
  | { type: 'calendar'; text: string }
  | { type: 'failed'; message: string };
