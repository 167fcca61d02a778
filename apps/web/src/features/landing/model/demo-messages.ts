import type { Answer } from '@syllabi/extraction/questions';
import type { KeptAnswer } from '@/lib/kept-syllabus';
import type { Reading } from './reading';

/** Known by what it is about, and in an account by its words. */
export type ToldAnswer = Answer & KeptAnswer;

/** What the visitor answered of what the document leaves open. */
export interface Told {
  year?: number | undefined;
  answers: readonly ToldAnswer[];
}

export type DemoRequest =
  | { type: 'read'; bytes: ArrayBuffer; fileName: string; today: string }
  | ({ type: 'settle'; today: string } & Told)
  | { type: 'calendar'; timeZone: string; now: string };

export type DemoAnswer =
  | { type: 'read'; reading: Reading }
  | { type: 'calendar'; text: string }
  | { type: 'failed'; message: string };

/** Numbered, because pdf.js also speaks over the same port once it is loaded. */
export type Numbered<Message> = { number: number; message: Message };
