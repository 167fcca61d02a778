import { toast } from './toast';

/** A problem answer of the API (RFC 9457), as far as screens use it. */
export interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  status?: number;
  requestId?: string;
  errors?: { path?: string; field?: string; message: string }[];
}

/** An answer of the API that is a refusal or a failure. */
export class HttpError extends Error {
  readonly response: { status: number; data?: unknown };

  constructor(response: HttpError['response']) {
    super(`answered with ${response.status}`);
    this.name = 'HttpError';
    this.response = response;
  }
}

export function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpError) return error.response.status;
  const status = (error as { status?: unknown } | null)?.status;
  return status === undefined ? undefined : Number(status);
}

/** The address names something that is gone, belongs to others, or never was. */
export const isNotThere = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);

export function problemOf(error: unknown): Problem | undefined {
  const data = error instanceof HttpError ? error.response.data : error;
  return typeof data === 'object' && data !== null && 'title' in data ? (data as Problem) : undefined;
}

/** What to say of a failure, in the API's own words where it gave some. */
export function messageOf(error: unknown): string {
  if (statusOf(error) === 204) return 'Content not found.';
  return (error instanceof HttpError && problemOf(error)?.title) || 'Something went wrong!';
}

/** The answer to every failure that no screen answers itself. */
export function toastError(error: unknown) {
  toast.error(messageOf(error));
}

/** The answer to a change that failed: also of those that have something to put back besides. */
export function answerMutationError(error: unknown) {
  if (statusOf(error) === 304) toast.error('Content not modified!');
  else toastError(error);
}
