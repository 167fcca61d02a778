import type { FindingKind } from '../extraction.ts';

/** One answer as a model wrote it: of the right shape, and nothing more is known of it. */
export interface WrittenAnswer {
  /** Index of the doubt in the request. */
  doubt: number;
  planned: boolean;
  kind?: FindingKind;
  title?: string;
  date?: string;
  endDate?: string;
  time?: string;
  endTime?: string;
  weight?: number;
  quote: string;
  dateQuote?: string;
}

export interface ParsedAnswers {
  answers: WrittenAnswer[];
  /** How many were of no known shape. */
  malformed: number;
}

const KINDS: readonly FindingKind[] = [
  'exam',
  'quiz',
  'assignment',
  'project',
  'presentation',
  'other',
  'holiday',
  'reading',
  'class',
];
const MOST_ANSWERS = 100;
const LONGEST_TEXT = 600;

/** What a model wrote, or nothing where it is no JSON or holds no answers. Some wrap their JSON in a code block. */
export function parseAnswers(text: string): ParsedAnswers | undefined {
  const written = tryParse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  const list = isRecord(written) ? written.answers : undefined;
  if (!Array.isArray(list)) return undefined;
  const answers = list.slice(0, MOST_ANSWERS).map(toAnswer);
  return {
    answers: answers.filter((answer) => answer !== undefined),
    malformed: answers.filter((answer) => answer === undefined).length,
  };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toAnswer(value: unknown): WrittenAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const doubt = /^d(?<number>[1-9]\d{0,2})$/.exec(String(value.doubt))?.groups?.number;
  const quote = textOf(value.quote);
  if (doubt === undefined || quote === undefined || typeof value.planned !== 'boolean') return undefined;
  const kind = KINDS.find((one) => one === value.kind);
  const weight = typeof value.weight === 'number' && Number.isFinite(value.weight) ? value.weight : undefined;
  const texts = ['title', 'date', 'endDate', 'time', 'endTime', 'dateQuote'].flatMap((field) => {
    const said = textOf(value[field]);
    return said === undefined ? [] : [[field, said]];
  });
  return {
    ...Object.fromEntries(texts),
    doubt: Number(doubt) - 1,
    planned: value.planned,
    quote,
    ...(kind && { kind }),
    ...(weight !== undefined && { weight }),
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT ? value.trim() : undefined;
