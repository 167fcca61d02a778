import { z } from 'zod';
import { evidence, evidenceSent } from '../../vocabulary/evidence.ts';
import { findingKind } from '../../vocabulary/kinds.ts';
import { anyOf, pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { civilDate, clockTime, findingDate, id, line, percent, version } from '../../vocabulary/values.ts';

export const findingParams = workspaceParams.extend({ findingId: id });
export const documentParams = workspaceParams.extend({ documentId: id });
export const ledgerParams = documentParams.extend({ entry: z.coerce.number().int().min(0) });

export const reviewState = z.enum(['open', 'accepted', 'dismissed']).meta({ id: 'ReviewState' });
export type ReviewState = z.infer<typeof reviewState>;

export const FINDING_FIELDS = ['kind', 'title', 'date', 'endDate', 'time', 'endTime', 'weight'] as const;
const assumption = z.object({ field: z.string(), because: z.string() });

const findingChange = z
  .object({
    type: z
      .enum(['new', 'moved', 'changed', 'gone', 'twice'])
      .describe('`twice`: in the plan already by the last version'),
    fields: z.array(
      z.object({
        field: z.enum(FINDING_FIELDS),
        from: z.string().nullable(),
        to: z.string().nullable(),
        edited: z.boolean().describe('Set by hand: accepting leaves it as it is, unless `overEdits` is said'),
      }),
    ),
    quote: z.string().nullable().describe('What the earlier version said of a finding that is gone'),
  })
  .meta({ id: 'FindingChange' });

const secondReadingOfFinding = z
  .object({
    verdict: z.enum(['confirmed', 'changed', 'added', 'doubted']),
    fields: z
      .array(
        z.object({ field: z.enum(FINDING_FIELDS), from: z.string().nullable(), to: z.string().nullable() }),
      )
      .describe('What it reads differently, and nobody has decided yet'),
    evidence: z.array(evidence).describe('The words that it quotes'),
  })
  .meta({ id: 'FindingSecondReading' });

export const findingView = z
  .object({
    id,
    documentId: id,
    kind: findingKind,
    title: z.string(),
    date: findingDate,
    endDate: findingDate.nullable(),
    time: z.string().nullable(),
    endTime: z.string().nullable(),
    weight: z.number().nullable(),
    confidence: z.number().describe('0 to 1: the share of findings like this one that are right'),
    evidence: z.array(evidence),
    assumed: z.array(assumption),
    review: reviewState,
    editedFields: z.array(z.enum(FINDING_FIELDS)).describe('Changed by hand; reading again keeps them'),
    byHand: z.boolean(),
    questionIds: z.array(id).describe('Questions without an answer that this finding waits for'),
    taskId: id.nullable(),
    change: findingChange
      .nullable()
      .describe('What a new version of the document wants of it, until somebody decides'),
    secondReading: secondReadingOfFinding.nullable().describe('What a language model made of it'),
    version,
  })
  .meta({ id: 'Finding' });

const fields = z.object({
  kind: findingKind,
  title: line(300),
  date: civilDate,
  endDate: civilDate.nullable(),
  time: clockTime.nullable(),
  endTime: clockTime.nullable(),
  weight: percent.nullable(),
});

export const findingPatch = fields.partial().meta({ id: 'FindingPatch' });
export const findingCreate = fields
  .partial({ endDate: true, time: true, endTime: true, weight: true })
  .extend({ evidence: evidenceSent.optional().describe('The words that were selected, where some were') })
  .meta({ id: 'FindingCreate' });
export const selectedWords = evidenceSent.extend({ quote: line(5000) }).meta({ id: 'SelectedWords' });
export const findingDraft = z
  .object({
    kind: findingKind.nullable(),
    title: z.string(),
    date: civilDate.nullable(),
    endDate: civilDate.nullable(),
    time: clockTime.nullable(),
    endTime: clockTime.nullable(),
    weight: percent.nullable(),
  })
  .describe('What the words do not say is null')
  .meta({ id: 'FindingDraft' });
export const ledgerFinding = fields
  .partial({ date: true, endDate: true, time: true, endTime: true, weight: true })
  .meta({ id: 'LedgerFinding' });

export const findingQuery = pageQuery(1000, 1000).extend({
  review: anyOf(reviewState),
  kind: anyOf(findingKind),
});
export const findingPage = pageOf(findingView)
  .extend({
    counts: z.object({ open: z.int(), accepted: z.int(), dismissed: z.int(), questions: z.int() }),
  })
  .meta({ id: 'FindingPage' });

export const batchAcceptance = z
  .object({ kinds: z.array(findingKind).optional().describe('Left out: every kind, and the facts too') })
  .meta({ id: 'BatchAcceptance' });
export const batchAnswer = z
  .object({
    findingIds: z.array(id).describe('Those that changed: what an undo sends back'),
    waiting: z.int().describe('Left open because a question about them has no answer'),
    factsAccepted: z.boolean(),
  })
  .meta({ id: 'BatchAnswer' });
export const reopening = z
  .object({ findingIds: z.array(id).max(1000), facts: z.boolean().default(false) })
  .meta({ id: 'Reopening' });

export const changeChoice = z
  .object({ findingIds: z.array(id).max(1000).optional().describe('Left out: all that wait') })
  .meta({ id: 'ChangeChoice' });
export const changeAcceptance = changeChoice
  .extend({
    overEdits: z.boolean().default(false).describe('What was set by hand follows the new version as well'),
  })
  .meta({ id: 'ChangeAcceptance' });
export const changeReturn = z.object({ findingIds: z.array(id).max(1000) }).meta({ id: 'ChangeReturn' });
export const changeAnswer = z
  .object({
    findingIds: z.array(id).describe('Those that were decided: what an undo sends back'),
    waiting: z.int().describe('Left as they are because a question about them has no answer'),
  })
  .meta({ id: 'ChangeAnswer' });

export const ledgerView = z
  .object({
    items: z.array(
      z.object({
        entry: z.int(),
        text: z.string(),
        page: z.int(),
        date: z.string().nullable(),
        outcome: z.enum(['finding', 'dismissed']),
        reason: z.string().nullable(),
        line: z.string().nullable().describe('The words around it'),
        evidence: evidence.nullable(),
        findingId: id.nullable().describe('The finding that was made of it by hand'),
      }),
    ),
  })
  .meta({ id: 'Ledger' });

export type FindingView = z.infer<typeof findingView>;
export type FindingPatch = z.infer<typeof findingPatch>;
export type FindingDraftView = z.infer<typeof findingDraft>;
export type FindingCreate = z.infer<typeof findingCreate>;
export type LedgerFinding = z.infer<typeof ledgerFinding>;
export type FindingField = (typeof FINDING_FIELDS)[number];
