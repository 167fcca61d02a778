import { settle } from '@syllabi/extraction/questions';
import type { Transaction } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
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
import type { FindingDeps, OneDocument } from './findings.usecases.ts';
import { putIntoPlan, type ReviewedDocument, withdrawFromPlan } from './plan.ts';
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
    const waiting = (await findingsOf(tx, question)).filter((finding) => !isDatedByHand(finding, question));
    const settled = answer.none
      ? await setAside(tx, { ...deps, waiting })
      : await setDates(tx, { ...deps, document, question, answer, waiting });
    const replaced: Replaced = Object.fromEntries(
      settled.map(({ id, date, endDate }) => [id, { date, endDate }]),
    );
    const answered = { answer, replaced, answeredAt: deps.clock.now() };
    return settledBy(tx, { ...deps, question: await updateQuestion(tx, question.id, answered) });
  });
}

interface Settle extends Omit<OneQuestion, 'db'> {
  waiting: Finding[];
}

/** Gives what it set aside, as it was. */
async function setAside(tx: Transaction, { waiting, ...deps }: Settle): Promise<Finding[]> {
  const findings = waiting.filter(({ review }) => review !== 'dismissed');
  await setReview(tx, { ...deps, findings, state: 'dismissed' });
  return findings;
}

interface SetDates extends Settle {
  document: ReviewedDocument;
  question: Question;
  answer: QuestionAnswer;
}

/** Gives what it settled, as it was. */
async function setDates(
  tx: Transaction,
  { waiting, question, answer, ...deps }: SetDates,
): Promise<Finding[]> {
  const resolved = answer.option === undefined ? answer : question.options[answer.option];
  if (!resolved) throw new OptionUnknown();
  const settled = new Map(settle(waiting, resolved, question).map((dated) => [dated.id, dated]));
  const changesDates = resolved.date !== undefined || resolved.year !== undefined;
  if (changesDates && waiting.length > 0 && settled.size === 0) throw new AnswerSettlesNothing();
  for (const finding of waiting) {
    const { date, endDate } = settled.get(finding.id) ?? finding;
    const change = { date, endDate, editedFields: editedAfter(finding.editedFields, ['date']) };
    await setDate(tx, { ...deps, finding, change });
  }
  return waiting;
}

export function takeBackAnswer({ db, ...deps }: OneQuestion): Promise<Settled> {
  return db.transaction(async (tx) => {
    const { document, question } = await hold(tx, deps);
    await putBack(tx, { ...deps, document, question });
    const asked = await updateQuestion(tx, question.id, { answer: null, replaced: null, answeredAt: null });
    return settledBy(tx, { ...deps, question: asked });
  });
}

async function hold(tx: Transaction, { documents, ...which }: Omit<OneQuestion, 'db'>) {
  const document = await documents.require(tx, which);
  const question = await lockQuestion(tx, which);
  if (!question) throw new QuestionNotFound();
  return { document, question };
}

async function findingsOf(tx: Transaction, { documentId, findingIds }: Question): Promise<Finding[]> {
  return findingIds.length === 0 ? [] : lockFindings(tx, { documentId, findingIds });
}

const isDatedByHand = (finding: Finding, { replaced }: Question): boolean =>
  finding.editedFields.includes('date') && !replaced?.[finding.id];

interface PutBack extends Omit<OneQuestion, 'db'> {
  document: ReviewedDocument;
  question: Question;
}

/** As it was before the answer. What is accepted meanwhile waits for the question again. */
async function putBack(tx: Transaction, { question, ...deps }: PutBack): Promise<void> {
  const { replaced, answer } = question;
  if (!replaced) return;
  const findings = (await findingsOf(tx, question)).filter(({ id }) => replaced[id]);
  if (answer?.none) {
    const aside = findings.filter(({ review }) => review === 'dismissed');
    return setReview(tx, { ...deps, findings: aside, state: 'open' });
  }
  for (const finding of findings) {
    const before = replaced[finding.id];
    const editedFields = finding.editedFields.filter((field) => field !== 'date');
    await withdrawFromPlan(tx, deps.plan, [finding.id]);
    const review = finding.review === 'accepted' ? 'open' : finding.review;
    await updateFinding(tx, finding, { ...before, editedFields, review, updatedAt: deps.clock.now() });
  }
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
