import { queryOptions } from '@tanstack/react-query';
import { downloadDocument, draftFinding, type Evidence, type Overview, type SecondReading } from '@/api';
import {
  downloadDocumentQueryKey,
  getDocumentContentOptions,
  getDocumentOptions,
  getFactsOptions,
  getLedgerOptions,
  getOverviewOptions,
  getSecondReadingOptions,
  listFindingsOptions,
  listQuestionsOptions,
  listTasksOptions,
} from '@/api/@tanstack/react-query.gen';
import { statusOf } from '@/lib/errors';
import { browserZone } from '@/lib/plan/days';

export interface ReviewedDocument {
  workspaceId: string;
  documentId: string;
}

const READING = ['queued', 'reading'];

/** Asked for again while the document is being read. */
export const documentQuery = (path: ReviewedDocument) => ({
  ...getDocumentOptions({ path }),
  refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
    state.data && READING.includes(state.data.status) ? 1000 : (false as const),
});

export const findingsQuery = (path: ReviewedDocument) =>
  listFindingsOptions({ path, query: { limit: 1000 } });
export const questionsQuery = (path: ReviewedDocument) => listQuestionsOptions({ path });
export const ledgerQuery = (path: ReviewedDocument) => getLedgerOptions({ path });
export const factsQuery = (path: ReviewedDocument) => getFactsOptions({ path });

/** Among them those that were made of what has no date yet. */
export const tasksOfCourseQuery = (workspaceId: string, courseId: string) =>
  listTasksOptions({ path: { workspaceId }, query: { courseId: [courseId], limit: 1000 } });

const UNDER_WAY = ['queued', 'reading'];

/** Asked for again while the model is thinking. */
export const secondReadingQuery = (path: ReviewedDocument) => ({
  ...getSecondReadingOptions({ path }),
  refetchInterval: ({ state }: { state: { data?: SecondReading | undefined } }) =>
    isUnderWay(state.data) ? 1500 : (false as const),
});
export const isUnderWay = (reading: SecondReading | undefined): boolean =>
  UNDER_WAY.includes(reading?.last?.status ?? '');

/** What was read never changes under the same id, so it is asked for once, however often the plan changes. */
export const contentQuery = (path: ReviewedDocument) => ({
  ...getDocumentContentOptions({ path }),
  staleTime: 'static' as const,
});

export const fileQuery = (path: ReviewedDocument) =>
  queryOptions({
    queryKey: [...downloadDocumentQueryKey({ path }), 'bytes'],
    queryFn: async ({ signal }) => {
      const { data } = await downloadDocument({ path, signal, throwOnError: true });
      return new Uint8Array(await data.arrayBuffer());
    },
    staleTime: 'static',
    gcTime: 60_000,
  });

/**
 * What selected words mean, read as their document is; nothing where that cannot be asked: the form is there without it.
 * An answer to a question may make another day of them.
 */
export const draftQuery = (path: ReviewedDocument, words: Evidence) =>
  queryOptions({
    queryKey: ['draftFinding', path, words],
    queryFn: async ({ signal }) => {
      try {
        return (await draftFinding({ path, body: words, signal, throwOnError: true })).data;
      } catch (error) {
        if (signal.aborted || statusOf(error) === 401) throw error;
        return null;
      }
    },
    gcTime: 0,
  });

/** Another syllabus that waits for its review. */
export const nextToReview = ({ workspaceId, documentId }: ReviewedDocument) => ({
  ...getOverviewOptions({ path: { workspaceId }, query: { timeZone: browserZone() } }),
  select: ({ awaitingReview }: Overview) => awaitingReview.find((one) => one.documentId !== documentId),
});
