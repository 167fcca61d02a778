import type { App } from '../../platform/http/types.ts';
import { WORKSPACE } from '../../vocabulary/paths.ts';
import { correctionLabels } from './corrections.schemas.ts';
import { exportCorrections } from './corrections.usecases.ts';
import { factsChoice, factsView } from './facts.schemas.ts';
import { acceptFacts, keepFacts, readFacts, takeBackFacts } from './facts.usecases.ts';
import { documentParams, findingView, ledgerFinding, ledgerParams, ledgerView } from './findings.schemas.ts';
import type { FindingDeps } from './findings.usecases.ts';
import { toFindingView, toQuestionView } from './findings.views.ts';
import { findingFromLedger, readLedger } from './ledger.usecases.ts';
import { questionAnswer, questionList, questionParams, questionSettled } from './questions.schemas.ts';
import { answerQuestion, listQuestions, takeBackAnswer } from './questions.usecases.ts';

const tags = ['findings'];
const DOCUMENT = `${WORKSPACE}/documents/:documentId`;

/** What the reader asks, remarks and set aside, and what became of all of it. */
export async function questionRoutes(app: App, deps: FindingDeps) {
  app.get(
    `${DOCUMENT}/questions`,
    {
      schema: { operationId: 'listQuestions', tags, params: documentParams, response: { 200: questionList } },
    },
    async ({ params }) => ({ items: (await listQuestions({ ...deps, ...params })).map(toQuestionView) }),
  );
  app.post(
    `${DOCUMENT}/questions/:questionId/answer`,
    {
      schema: {
        operationId: 'answerQuestion',
        summary: 'One answer settles every finding that depends on it',
        tags,
        params: questionParams,
        body: questionAnswer,
        response: { 200: questionSettled },
      },
    },
    async ({ params, body, account }) => {
      const { question, findings } = await answerQuestion({ ...deps, ...params, account, answer: body });
      return { question: toQuestionView(question), findings: findings.map(toFindingView) };
    },
  );
  app.delete(
    `${DOCUMENT}/questions/:questionId/answer`,
    {
      schema: {
        operationId: 'takeBackAnswer',
        summary: 'Ask again: the findings are as they were before the answer',
        tags,
        params: questionParams,
        response: { 200: questionSettled },
      },
    },
    async ({ params, account }) => {
      const { question, findings } = await takeBackAnswer({ ...deps, ...params, account });
      return { question: toQuestionView(question), findings: findings.map(toFindingView) };
    },
  );

  app.get(
    `${DOCUMENT}/ledger`,
    {
      schema: {
        operationId: 'getLedger',
        summary: 'Every date in the document, and what became of it',
        tags,
        params: documentParams,
        response: { 200: ledgerView },
      },
    },
    async ({ params }) => readLedger({ ...deps, ...params }),
  );
  app.post(
    `${DOCUMENT}/ledger/:entry/finding`,
    {
      schema: {
        operationId: 'makeFindingOfLedgerEntry',
        summary: 'A date that was set aside becomes a finding after all',
        tags,
        params: ledgerParams,
        body: ledgerFinding,
        response: { 201: findingView },
      },
    },
    async ({ params, body, account }, reply) =>
      reply
        .code(201)
        .send(toFindingView(await findingFromLedger({ ...deps, ...params, account, finding: body }))),
  );

  const facts = { tags, params: documentParams, response: { 200: factsView } };
  app.get(
    `${DOCUMENT}/facts`,
    {
      schema: {
        operationId: 'getFacts',
        summary: 'Class meetings, grading and what else the document says of its course',
        ...facts,
      },
    },
    async ({ params }) => readFacts({ ...deps, ...params }),
  );
  app.post(
    `${DOCUMENT}/facts/acceptance`,
    {
      schema: {
        operationId: 'acceptFacts',
        summary: 'Make them those of the course, save what was changed by hand',
        ...facts,
        body: factsChoice.nullish(),
      },
    },
    async ({ params, body }) => acceptFacts({ ...deps, ...params, parts: body?.parts }),
  );
  app.post(
    `${DOCUMENT}/facts/refusal`,
    {
      schema: {
        operationId: 'keepFacts',
        summary: 'The course stays as it was in these, whatever the new version says',
        ...facts,
        body: factsChoice,
      },
    },
    async ({ params, body }) => keepFacts({ ...deps, ...params, parts: body.parts }),
  );
  app.delete(
    `${DOCUMENT}/facts/acceptance`,
    { schema: { operationId: 'takeBackFacts', ...facts } },
    async ({ params }) => takeBackFacts({ ...deps, ...params }),
  );

  app.get(
    `${DOCUMENT}/corrections`,
    {
      schema: {
        operationId: 'exportCorrections',
        summary: 'What was made of the document in review, as labels that the reader can be measured on',
        tags,
        params: documentParams,
        response: { 200: correctionLabels },
      },
    },
    async ({ params }) => exportCorrections({ ...deps, ...params }),
  );
}
