import { settle } from '@syllabi/extraction/questions';
import type { Transaction } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { resolveAnswer } from './answers.rules.ts';
import { AnswerSettlesNothing, OptionUnknown, QuestionNotFound } from './findings.errors.ts';
import {
  type Finding,
  type FindingRecord,
  findFindings,
  lockFindings,
  updateFinding,
} from './findings.repository.ts';
import { editedAfter } from './findings.rules.ts';
import type { Replaced } from './findings.tables.ts';
import { type FindingDeps, type OneDocument, requireCurrent } from './findings.usecases.ts';
import { putIntoPlan, type ReviewedDocument, type SupersededDocument, withdrawFromPlan } from './plan.ts';
import { lockQuestion, type Question, questionsOfDocument, updateQuestion } from './questions.repository.ts';
import type { QuestionAnswer } from './questions.schemas.ts';
import { setReview } from './review.usecases.ts';

export async function listQuestions({
  db,
  documents,
  ...which
}: FindingDeps & OneDocument): Promise<Question[]> {
  const { id } = await documents.require(db, which);
  return questionsOfDocument(db, id);
}

type OneQuestion = FindingDeps & OneDocument & { questionId: string; account: Account };

interface Settled {
  question: Question;
  findings: FindingRecord[];
}

/** One answer settles every finding that waits for it: gives it its day or year, or sets it aside. */
export function answerQuestion({
  db,
  answer,
  ...deps
}: OneQuestion & { answer: QuestionAnswer }): Promise<Settled> {
  return db.transaction(async (tx) => {
    const { document, question } = await hold(tx, deps);
    if (question.answer) await putBack(tx, { ...deps, document, question });
    const waiting = (await findingsOf(tx, question)).filter((finding) => !isDatedByHand(finding));
    const replaced = answer.none
      ? await setAside(tx, { ...deps, waiting })
      : await setDates(tx, { ...deps, document, question, answer, waiting });
    const answered = { answer, replaced, answeredAt: deps.clock.now() };
    return settledBy(tx, { ...deps, question: await updateQuestion(tx, question.id, answered) });
  });
}

interface Settle extends Omit<OneQuestion, 'db'> {
  waiting: Finding[];
}

async function setAside(tx: Transaction, { waiting, ...deps }: Settle): Promise<Replaced> {
  const findings = waiting.filter(({ review }) => review !== 'dismissed');
  await setReview(tx, { ...deps, findings, state: 'dismissed' });
  return Object.fromEntries(findings.map(({ id, date, endDate }) => [id, { date, endDate }]));
}

interface SetDates extends Settle {
  document: ReviewedDocument;
  question: Question;
  answer: QuestionAnswer;
}

async function setDates(
  tx: Transaction,
  { waiting, question, answer, ...deps }: SetDates,
): Promise<Replaced> {
  const resolved = resolveAnswer(answer, question);
  if (!resolved) throw new OptionUnknown();
  const settled = new Map(settle(waiting, resolved, question).map((dated) => [dated.id, dated]));
  const changesDates = resolved.date !== undefined || resolved.year !== undefined;
  if (changesDates && waiting.length > 0 && settled.size === 0) throw new AnswerSettlesNothing();
  const replaced: Replaced = {};
  for (const finding of waiting) {
    const { date, endDate } = settled.get(finding.id) ?? finding;
    const change = { date, endDate, editedFields: editedAfter(finding.editedFields, ['date']) };
    await setDate(tx, { ...deps, finding, change });
    replaced[finding.id] = { date: finding.date, endDate: finding.endDate, given: date };
  }
  return replaced;
}

export function takeBackAnswer({ db, ...deps }: OneQuestion): Promise<Settled> {
  return db.transaction(async (tx) => {
    const { document, question } = await hold(tx, deps);
    await putBack(tx, { ...deps, document, question });
    const asked = await updateQuestion(tx, question.id, { answer: null, replaced: null, answeredAt: null });
    return settledBy(tx, { ...deps, question: asked });
  });
}

async function hold(tx: Transaction, which: Omit<OneQuestion, 'db'>) {
  const document = await requireCurrent(tx, which);
  const question = await lockQuestion(tx, which);
  if (!question) throw new QuestionNotFound();
  return { document, question };
}

async function findingsOf(tx: Transaction, { documentId, findingIds }: Question): Promise<Finding[]> {
  return findingIds.length === 0 ? [] : lockFindings(tx, { documentId, findingIds });
}

const isDatedByHand = ({ editedFields }: Finding): boolean => editedFields.includes('date');

interface PutBack extends Omit<OneQuestion, 'db'> {
  document: SupersededDocument;
  question: Question;
}

/** As it was before the answer, save what was dated by hand since. What is accepted meanwhile waits for the question again. */
async function putBack(tx: Transaction, { document, question, ...deps }: PutBack): Promise<void> {
  const { replaced, answer } = question;
  const findings = await findingsOf(tx, question);
  if (answer?.none) {
    const aside = findings.filter(({ id, review }) => replaced?.[id] && review === 'dismissed');
    return setReview(tx, { ...deps, findings: aside, state: 'open' });
  }
  for (const finding of findings) {
    const before = replaced ? beforeAnswer(finding, replaced) : asRead(finding, document);
    if (!before) continue;
    const editedFields = finding.editedFields.filter((field) => field !== 'date');
    await withdrawFromPlan(tx, deps.plan, [finding.id]);
    const review = finding.review === 'accepted' ? 'open' : finding.review;
    await updateFinding(tx, finding, { ...before, editedFields, review, updatedAt: deps.clock.now() });
  }
}

type Days = Pick<Finding, 'date' | 'endDate'>;

function beforeAnswer({ id, date: now }: Finding, replaced: Replaced): Days | undefined {
  const { date, endDate, given = now } = replaced[id] ?? {};
  return date !== undefined && endDate !== undefined && given === now ? { date, endDate } : undefined;
}

/** A question that was answered by dating its findings by hand replaced nothing: what was read is what was before. */
function asRead({ key }: Finding, { extraction }: SupersededDocument): Days | undefined {
  const read = extraction?.findings.find(({ id }) => id === key);
  return read && { date: read.date, endDate: read.endDate ?? null };
}

interface SetDate extends Omit<OneQuestion, 'db'> {
  document: ReviewedDocument;
  finding: Finding;
  change: Pick<Finding, 'date' | 'endDate' | 'editedFields'>;
}

async function setDate(tx: Transaction, { document, finding, change, account, clock, plan }: SetDate) {
  const dated = await updateFinding(tx, finding, { ...change, updatedAt: clock.now() });
  if (dated?.review === 'accepted')
    await putIntoPlan(tx, plan, { finding: dated, document, accountId: account.id });
}

async function settledBy(
  tx: Transaction,
  { question, workspaceId }: { question: Question; workspaceId: string },
): Promise<Settled> {
  const { findingIds } = question;
  const findings = findingIds.length === 0 ? [] : await findFindings(tx, { workspaceId, findingIds });
  return { question, findings };
}
