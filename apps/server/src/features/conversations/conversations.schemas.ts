import { z } from 'zod';
import { costView, tokensView } from '../../vocabulary/costs.ts';
import { courseBadge } from '../../vocabulary/courses.ts';
import { evidence } from '../../vocabulary/evidence.ts';
import { pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { id, instant, line, optionalLine, timeZone } from '../../vocabulary/values.ts';

export const conversationParams = workspaceParams.extend({ conversationId: id });

const courseIds = z.array(id).max(50).describe('Answers come only from these courses; empty: from all');

export const conversationView = z
  .object({
    id,
    title: z.string(),
    courses: z.array(courseBadge),
    lastMessage: z.object({ text: z.string(), createdAt: instant }).nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Conversation' });

export const citation = z
  .object({
    documentId: id,
    documentName: z.string(),
    course: courseBadge.nullable(),
    heading: z.string().nullable().describe('The heading above the passage'),
    evidence,
  })
  .meta({ id: 'Citation' });

export const answer = z
  .object({
    kind: z
      .enum(['fact', 'passages', 'written', 'unknown'])
      .describe(
        'Computed from the plan, quoted from the syllabi, put into words by a language model from what it cites, or nobody says',
      ),
    facts: z.array(
      z.object({
        text: z.string(),
        taskId: id.nullable(),
        course: courseBadge.nullable(),
        citation: citation.nullable(),
      }),
    ),
    citations: z.array(citation).describe('`[1]` in a written text is the first'),
    writtenBy: z
      .object({ model: z.string(), tokens: tokensView, cost: costView.optional() })
      .optional()
      .describe('The language model, with what it used'),
  })
  .meta({ id: 'Answer' });

export const messageView = z
  .object({
    id,
    number: z.int(),
    author: z.enum(['person', 'assistant']),
    text: z.string(),
    answer: answer.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });

export const conversationQuery = pageQuery().extend({ q: optionalLine(200).optional() });
export const conversationPage = pageOf(conversationView).meta({ id: 'ConversationPage' });
export const conversationCreate = z
  .object({ title: line(120).optional(), courseIds: courseIds.default([]) })
  .meta({ id: 'ConversationCreate' });
export const conversationPatch = z
  .object({ title: line(120), courseIds })
  .partial()
  .meta({ id: 'ConversationPatch' });
export const messageQuery = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .describe('Messages with a greater number'),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('Messages with a smaller number; without `after`, the last ones'),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});
export const messageList = z
  .object({
    items: z.array(messageView).describe('By their numbers, the smallest first'),
    nextAfter: z.int().nullable(),
    nextBefore: z.int().nullable().describe('Where there are earlier ones, of the last ones'),
  })
  .meta({ id: 'MessageList' });
export const messageCreate = z
  .object({ text: line(2000), courseIds: courseIds.optional(), timeZone: timeZone.optional() })
  .meta({ id: 'MessageCreate' });
export const exchange = z
  .object({ conversation: conversationView, question: messageView, answer: messageView })
  .meta({ id: 'Exchange' });

export type Answer = z.infer<typeof answer>;
export type Citation = z.infer<typeof citation>;
export type ConversationView = z.infer<typeof conversationView>;
export type ExchangeView = z.infer<typeof exchange>;
export type MessageView = z.infer<typeof messageView>;
