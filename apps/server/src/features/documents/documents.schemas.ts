import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { anyOf, pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { calendarYear, id, instant, line, version } from '../../vocabulary/values.ts';

export const documentParams = workspaceParams.extend({ documentId: id });

export const DOCUMENT_STATUSES = ['queued', 'reading', 'ready', 'failed'] as const;
export const documentStatus = z.enum(DOCUMENT_STATUSES).meta({ id: 'DocumentStatus' });
export type DocumentStatus = z.infer<typeof documentStatus>;

const readingProblem = z
  .object({
    code: z.string().describe('Stable, such as `document/encrypted`'),
    title: z.string(),
    detail: z.string().nullable().describe('What to do about it'),
  })
  .meta({ id: 'ReadingProblem' });
export type ReadingProblem = z.infer<typeof readingProblem>;

const namedDocument = z.object({ id, name: z.string() });

export const documentView = z
  .object({
    id,
    name: z.string(),
    format: z.enum(['pdf', 'docx', 'html', 'markdown', 'text', 'ics']).nullable(),
    bytes: z.int(),
    status: documentStatus,
    problem: readingProblem.nullable(),
    course: courseBadge.nullable(),
    pages: z.int().nullable(),
    review: z
      .object({
        open: z.int(),
        accepted: z.int(),
        dismissed: z.int(),
        classes: z.int().describe('How many of all these are ordinary classes and readings'),
        questions: z.int(),
        changes: z.int(),
        decided: z.int(),
      })
      .describe(
        'Findings by state, the questions without an answer, and of what a new version changes what waits and what is decided',
      ),
    replaces: namedDocument.nullable().describe('The earlier version of the same syllabus'),
    replacedBy: namedDocument.nullable().describe('The newer version, which has its findings now'),
    factsAcceptedAt: instant.nullable(),
    uploadedBy: z.string(),
    createdAt: instant,
    readAt: instant.nullable(),
    version,
  })
  .meta({ id: 'Document' });

/** One file a request, so that whoever sends many can show the progress of each. */
export const documentUpload = z.object({
  courseId: id.optional().describe('Left out: the document says which course it belongs to'),
  replacesId: id.optional().describe('The document that this file is a new version of'),
  year: calendarYear.optional().describe('The year of its dates, for a syllabus that gives none'),
  file: z.file().describe('PDF, DOCX, HTML, Markdown, plain text or a calendar file (.ics)'),
});

export const documentAddress = z
  .object({
    address: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .describe('Where the syllabus lies, beginning with https:// or http://'),
    courseId: id.optional(),
    replacesId: id.optional(),
  })
  .meta({ id: 'DocumentAddress' });

export const uploadAnswer = z
  .object({
    document: documentView,
    alreadyHere: z.boolean().describe('True: the same bytes were dropped before, nothing was added'),
  })
  .meta({ id: 'UploadAnswer' });

export const documentPatch = z
  .object({ name: line(255), courseId: id })
  .partial()
  .meta({ id: 'DocumentPatch' });

export const documentQuery = pageQuery().extend({
  courseId: anyOf(id),
  status: anyOf(documentStatus),
});
export const documentPage = pageOf(documentView).meta({ id: 'DocumentPage' });

/** What the review shows where the page is not drawn from the file itself. */
export const documentContent = z
  .object({
    format: z.enum(['pdf', 'docx', 'html', 'markdown', 'text', 'ics']),
    html: z.string().nullable().describe('Sanitized; null when the format has no markup'),
    text: z.string().describe('What the spans of the evidence point into'),
  })
  .meta({ id: 'DocumentContent' });

export type DocumentView = z.infer<typeof documentView>;
export type DocumentPatch = z.infer<typeof documentPatch>;
