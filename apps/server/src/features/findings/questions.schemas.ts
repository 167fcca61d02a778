import { z } from 'zod';
import { evidence } from '../../vocabulary/evidence.ts';
import { questionOption } from '../../vocabulary/questions.ts';
import { calendarYear, civilDate, id, instant } from '../../vocabulary/values.ts';
import { documentParams, findingView } from './findings.schemas.ts';

export const questionParams = documentParams.extend({ questionId: id });

/** Exactly one of the four. */
export const questionAnswer = z
  .object({
    option: z.int().min(0).max(50).describe('Which of the options, from 0'),
    date: civilDate.describe('Another date than those offered'),
    year: calendarYear.describe('The year, where none was given'),
    none: z.literal(true).describe('It is no date: what waits for the answer is set aside'),
  })
  .partial()
  .refine((answer) => Object.keys(answer).length === 1, 'Answer with an option, a date, a year or none.')
  .meta({ id: 'QuestionAnswer' });

export const questionView = z
  .object({
    id,
    documentId: id,
    code: z.string(),
    message: z.string(),
    evidence: z.array(evidence),
    findingIds: z.array(id),
    options: z.array(questionOption),
    answer: z
      .object({
        option: z.int().optional(),
        date: z.string().optional(),
        year: z.int().optional(),
        none: z.literal(true).optional(),
      })
      .nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'Question' });
export const questionList = z.object({ items: z.array(questionView) }).meta({ id: 'QuestionList' });
export const questionSettled = z
  .object({ question: questionView, findings: z.array(findingView).describe('Those that it settled') })
  .meta({ id: 'QuestionSettled' });

export type QuestionAnswer = z.infer<typeof questionAnswer>;
export type QuestionView = z.infer<typeof questionView>;
