import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { ifMatch, nothing, WORKSPACE } from '../../vocabulary/paths.ts';
import { draftFromWords } from './draft.usecases.ts';
import {
  batchAcceptance,
  batchAnswer,
  documentParams,
  findingCreate,
  findingDraft,
  findingPage,
  findingParams,
  findingPatch,
  findingQuery,
  findingView,
  reopening,
  selectedWords,
} from './findings.schemas.ts';
import {
  addFinding,
  changeFinding,
  type FindingDeps,
  listFindings,
  readFinding,
  takeOutFinding,
} from './findings.usecases.ts';
import { toDraftView, toFindingView } from './findings.views.ts';
import {
  acceptAll,
  acceptFinding,
  dismissFinding,
  reopenFinding,
  reopenFindings,
} from './review.usecases.ts';

const tags = ['findings'];
const DOCUMENT = `${WORKSPACE}/documents/:documentId`;
const FINDING = `${WORKSPACE}/findings/:findingId`;

export async function findingRoutes(app: App, deps: FindingDeps) {
  app.get(
    `${DOCUMENT}/findings`,
    {
      schema: {
        operationId: 'listFindings',
        summary: 'Findings of a document: questions first, then doubtful ones, then by date',
        tags,
        params: documentParams,
        querystring: findingQuery,
        response: { 200: findingPage },
      },
    },
    async ({ params, query }) => {
      const { items, ...rest } = await listFindings({ ...deps, ...params, query });
      return { items: items.map(toFindingView), ...rest };
    },
  );

  app.post(
    `${DOCUMENT}/findings`,
    {
      schema: {
        operationId: 'addFinding',
        summary: 'Add what the reader missed, from words selected on the page or from none; accepted at once',
        tags,
        params: documentParams,
        body: findingCreate,
        response: { 201: findingView },
      },
    },
    async ({ params, body, account }, reply) => {
      const finding = await addFinding({ ...deps, ...params, account, finding: body });
      return setVersion(reply, finding.version).code(201).send(toFindingView(finding));
    },
  );

  app.post(
    `${DOCUMENT}/findings/draft`,
    {
      config: { announcesItself: true },
      schema: {
        operationId: 'draftFinding',
        summary: 'What words selected on the page suggest, for the form of a finding; nothing is kept',
        tags,
        params: documentParams,
        body: selectedWords,
        response: { 200: findingDraft },
      },
    },
    async ({ params, body }) => toDraftView(await draftFromWords({ ...deps, ...params, selection: body })),
  );

  app.get(
    FINDING,
    { schema: { operationId: 'getFinding', tags, params: findingParams, response: { 200: findingView } } },
    async ({ params }, reply) => {
      const finding = await readFinding({ ...deps, ...params });
      return setVersion(reply, finding.version).send(toFindingView(finding));
    },
  );

  app.patch(
    FINDING,
    {
      schema: {
        operationId: 'changeFinding',
        tags,
        params: findingParams,
        headers: ifMatch,
        body: findingPatch,
        response: { 200: findingView },
      },
    },
    async (request, reply) => {
      const { params, body, account } = request;
      const version = requireVersion(request);
      const finding = await changeFinding({ ...deps, ...params, account, version, change: body });
      return setVersion(reply, finding.version).send(toFindingView(finding));
    },
  );

  app.delete(
    FINDING,
    {
      schema: {
        operationId: 'takeOutFinding',
        summary: 'Take out what was added by hand',
        tags,
        params: findingParams,
        response: { 204: nothing },
      },
    },
    async ({ params }, reply) => {
      await takeOutFinding({ ...deps, ...params });
      return reply.code(204).send(null);
    },
  );

  const wholeFinding = { tags, params: findingParams, response: { 200: findingView } };
  app.post(
    `${FINDING}/acceptance`,
    { schema: { operationId: 'acceptFinding', summary: 'Put it into the plan', ...wholeFinding } },
    async ({ params, account }) => toFindingView(await acceptFinding({ ...deps, ...params, account })),
  );
  app.delete(
    `${FINDING}/acceptance`,
    { schema: { operationId: 'takeBackAcceptance', summary: 'Take it out of the plan', ...wholeFinding } },
    async ({ params, account }) => toFindingView(await reopenFinding({ ...deps, ...params, account })),
  );
  app.post(
    `${FINDING}/dismissal`,
    { schema: { operationId: 'dismissFinding', summary: 'Set it aside', ...wholeFinding } },
    async ({ params, account }) => toFindingView(await dismissFinding({ ...deps, ...params, account })),
  );
  app.delete(
    `${FINDING}/dismissal`,
    { schema: { operationId: 'takeBackDismissal', ...wholeFinding } },
    async ({ params, account }) => toFindingView(await reopenFinding({ ...deps, ...params, account })),
  );

  app.post(
    `${DOCUMENT}/acceptance`,
    {
      schema: {
        operationId: 'acceptAllFindings',
        summary: 'Accept all that are open and wait for no question, and the facts of the course',
        tags,
        params: documentParams,
        body: batchAcceptance,
        response: { 200: batchAnswer },
      },
    },
    async ({ params, body, account }) => acceptAll({ ...deps, ...params, account, kinds: body.kinds }),
  );
  app.post(
    `${DOCUMENT}/reopening`,
    {
      schema: {
        operationId: 'reopenFindings',
        summary: 'Undo a batch: the findings named are open again and out of the plan',
        tags,
        params: documentParams,
        body: reopening,
        response: { 200: batchAnswer },
      },
    },
    async ({ params, body, account }) => reopenFindings({ ...deps, ...params, account, ...body }),
  );
}
