import {
  type CheckedAnswers,
  charactersIn,
  collectDoubts,
  type SecondOpinion,
  type SecondReadingRequest,
  toRequests,
} from '@syllabi/extraction';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { costOf } from '../../platform/language-model/price.ts';
import { type Answered, type Asking, askModel } from './asking.usecases.ts';
import { NoLanguageModel, NothingDoubtful, SecondReadingNotReady } from './second-readings.errors.ts';
import { secondReadingJob } from './second-readings.jobs.ts';
import {
  findReadText,
  findSecondReading,
  insertSecondReading,
  lastSecondReading,
  lockDocumentOf,
  type ReadText,
  type SecondReading,
  settledKeys,
  updateSecondReading,
} from './second-readings.repository.ts';
import { countDropped, estimateOf, isUnderWay, problemOf } from './second-readings.rules.ts';
import type { SecondReadingView } from './second-readings.schemas.ts';
import { toSecondReadingView } from './second-readings.views.ts';

export interface OneDocument {
  workspaceId: string;
  documentId: string;
}

export interface SecondReadingDeps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** Nobody is asked when left out. */
  languageModel?: LanguageModel | undefined;
  /** Throws where the workspace has no such document. */
  requireDocument: (db: Queryable, which: OneDocument) => Promise<unknown>;
  /** Marks the findings that it is about, and adds what it found; answers with how many of each there were. */
  keepOpinions: (
    tx: Transaction,
    what: OneDocument & { opinions: SecondOpinion[] },
  ) => Promise<Record<SecondOpinion['verdict'], number>>;
}

type Which = SecondReadingDeps & OneDocument;

/** What asking would send, and what came of the last time. */
export async function readSecondReading({
  db,
  clock,
  languageModel,
  ...deps
}: Which): Promise<SecondReadingView> {
  const { documentId } = deps;
  await deps.requireDocument(db, deps);
  const requests = languageModel ? await requestsFor(db, documentId) : [];
  const last = await lastSecondReading(db, documentId);
  return toSecondReadingView({
    languageModel,
    doubts: countDoubts(requests),
    characters: charactersIn(requests),
    estimate: estimateOf(requests, languageModel?.price),
    last,
    now: clock.now(),
  });
}

const countDoubts = (requests: readonly SecondReadingRequest[]): number =>
  requests.reduce((sum, { doubts }) => sum + doubts.length, 0);

async function requestsFor(db: Queryable, documentId: string): Promise<SecondReadingRequest[]> {
  const read = await findReadText(db, documentId);
  return read ? toRequestsOf(read, await settledKeys(db, documentId)) : [];
}

const toRequestsOf = (read: ReadText, settled: ReadonlySet<string>): SecondReadingRequest[] =>
  toRequests(collectDoubts({ ...read, settled }), read.extraction.course);

type Ask = Which & { accountId: string };

/** Asks for a second reading, unless one is under way; whoever asks agrees that the passages leave this server. */
export async function askForSecondReading({ db, ...deps }: Ask): Promise<SecondReadingView> {
  await db.transaction(async (tx) => {
    await deps.requireDocument(tx, deps);
    if (!deps.languageModel) throw new NoLanguageModel();
    if (!(await findReadText(tx, deps.documentId))) throw new SecondReadingNotReady();
    if ((await enqueueSecondReading(tx, deps)) === 'nothing-doubtful') throw new NothingDoubtful();
  });
  return readSecondReading({ db, ...deps });
}

type Enqueue = Omit<Ask, 'db' | 'requireDocument' | 'keepOpinions'>;

/** Puts it into the queue with the transaction that it is asked for in. */
export async function enqueueSecondReading(
  tx: Transaction,
  { clock, jobs, languageModel, workspaceId, documentId, accountId }: Enqueue,
): Promise<'asked' | 'under-way' | 'nothing-doubtful'> {
  if (!languageModel) return 'nothing-doubtful';
  await lockDocumentOf(tx, documentId);
  const last = await lastSecondReading(tx, documentId);
  const now = clock.now();
  if (last && isUnderWay(last, now)) return 'under-way';
  const requests = await requestsFor(tx, documentId);
  if (requests.length === 0) return 'nothing-doubtful';
  const id = newId();
  await insertSecondReading(tx, {
    id,
    workspaceId,
    documentId,
    askedBy: accountId,
    status: 'queued',
    model: languageModel.name,
    host: languageModel.host,
    doubts: countDoubts(requests),
    characters: charactersIn(requests),
    askedAt: now,
  });
  await jobs.enqueue(secondReadingJob, { secondReadingId: id }, { tx });
  return 'asked';
}

export interface RunDeps extends SecondReadingDeps, Pick<Asking, 'timeLimit' | 'pause' | 'log'> {}

type Run = RunDeps & { secondReadingId: string; signal: AbortSignal };

/** Does what was asked for, and says whose document it was about. Coming twice does no harm. */
export async function runSecondReading({ secondReadingId, ...deps }: Run): Promise<OneDocument | undefined> {
  const { db, languageModel } = deps;
  const asked = await findSecondReading(db, secondReadingId);
  if (!asked || !(await updateSecondReading(db, asked.id, { status: 'reading' }))) return undefined;
  const read = await findReadText(db, asked.documentId);
  const answers =
    read && languageModel
      ? await askAll(read, { ...deps, model: languageModel, documentId: asked.documentId })
      : [];
  await keep(asked, answers, deps);
  return asked;
}

type AskAll = Omit<Asking, 'extraction'> & { db: Database; documentId: string };

async function askAll(read: ReadText, { db, documentId, ...asking }: AskAll): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const request of toRequestsOf(read, await settledKeys(db, documentId))) {
    const answered = await askModel(request, { ...asking, extraction: read.extraction });
    answers.push(answered);
    // Who does not answer twice will not answer the next question either.
    if (!answered.checked) break;
  }
  return answers;
}

async function keep(asked: SecondReading, answers: readonly Answered[], { db, clock, ...deps }: RunDeps) {
  const checked = answers.flatMap((answer): CheckedAnswers[] => (answer.checked ? [answer.checked] : []));
  const failed = answers.filter((answer) => !answer.checked);
  const tokens = {
    read: answers.reduce((sum, answer) => sum + answer.tokens.read, 0),
    written: answers.reduce((sum, answer) => sum + answer.tokens.written, 0),
  };
  const cost = costOf(tokens, deps.languageModel?.price);
  const isFailed = checked.length === 0 && failed.length > 0;
  await db.transaction(async (tx) => {
    const opinions = checked.flatMap((answer) => answer.opinions);
    const counts = await deps.keepOpinions(tx, { ...asked, opinions });
    await updateSecondReading(tx, asked.id, {
      status: isFailed ? 'failed' : 'done',
      outcome: { ...counts, dropped: countDropped(checked, failed.length) },
      problem: failed[0] ? problemOf(failed[0].failure) : null,
      tokensRead: tokens.read,
      tokensWritten: tokens.written,
      ...(cost && { cost: cost.amount, currency: cost.currency }),
      finishedAt: clock.now(),
    });
  });
}
