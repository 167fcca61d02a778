import {
  ANSWER_SCHEMA,
  type CheckedAnswers,
  checkAnswers,
  type Extraction,
  type SecondReadingRequest,
} from '@syllabi/extraction';
import { type LanguageModel, LanguageModelFailed } from '../../platform/language-model/language-model.ts';
import type { Tokens } from '../../platform/language-model/price.ts';

export interface Asking {
  model: LanguageModel;
  extraction: Extraction;
  /** Ends the whole reading. */
  signal: AbortSignal;
  /** Ends one request. */
  timeLimit: () => AbortSignal;
  /** Waits as long as the service asked for. */
  pause: (seconds: number, signal: AbortSignal) => Promise<void>;
  log: { warn(details: object, message: string): void };
}

export interface Answered {
  /** Nothing when both tries failed. */
  checked?: CheckedAnswers;
  tokens: Tokens;
  /** What the last try failed of. */
  failure?: unknown;
}

const SHAPE = { name: 'second_reading', schema: ANSWER_SCHEMA };
const TRIES = 2;
/** Whoever wants to be left alone for longer is not asked again. */
const LONGEST_PAUSE_SECONDS = 30;

/** Asks once, and once more where that may help: after a refusal for now, a fault, or an answer of no known shape. */
export async function askModel(request: SecondReadingRequest, asking: Asking): Promise<Answered> {
  const { model, signal, log } = asking;
  const tokens = { read: 0, written: 0 };
  let isShaped = true;
  let failure: unknown;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const checked = await tryOnce(request, { ...asking, isShaped, tokens });
      if (checked) return { checked, tokens };
      failure = new LanguageModelFailed('It wrote something else than was asked for.');
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
      log.warn({ err: error, model: model.name, attempt }, 'The language model gave no second reading');
      if (attempt === TRIES || !(await mayHelpToAskAgain(error, asking))) break;
      isShaped = !isAboutShape(error);
    }
  }
  return { tokens, failure };
}

interface TryOnce extends Asking {
  isShaped: boolean;
  /** Counted up: what failed was paid for as well. */
  tokens: Tokens;
}

async function tryOnce(
  { messages, doubts }: SecondReadingRequest,
  { model, extraction, signal, timeLimit, isShaped, tokens }: TryOnce,
): Promise<CheckedAnswers | undefined> {
  const { text, tokens: used } = await model.answer(messages, {
    signal: AbortSignal.any([signal, timeLimit()]),
    shape: isShaped ? SHAPE : undefined,
  });
  tokens.read += used.read;
  tokens.written += used.written;
  return checkAnswers({ text, doubts, extraction });
}

/** Some services know no shapes and refuse the whole request. */
const isAboutShape = (error: unknown): boolean =>
  error instanceof LanguageModelFailed && (error.status === 400 || error.status === 422);

async function mayHelpToAskAgain(error: unknown, { pause, signal }: Asking): Promise<boolean> {
  // Time that ran out once runs out again.
  if (!(error instanceof LanguageModelFailed)) return false;
  const { status = 500, retryAfterSeconds = 0 } = error;
  if (retryAfterSeconds > LONGEST_PAUSE_SECONDS) return false;
  if (retryAfterSeconds > 0) await pause(retryAfterSeconds, signal);
  return status >= 500 || status === 429 || isAboutShape(error);
}
