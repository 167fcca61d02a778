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

interface HttpError extends Error {
  isAxiosError: true;
  status?: number;
  response?: { status: number; data?: unknown };
}

/** Told by its mark and not by its class, so that no page loads the HTTP client only to compare. */
export function isHttpError(error: unknown): error is HttpError {
  return typeof error === 'object' && error !== null && (error as HttpError).isAxiosError === true;
}

export function statusOf(error: unknown): number | undefined {
  if (isHttpError(error)) return error.response?.status ?? error.status;
  const status = (error as { status?: unknown } | null)?.status;
  return status === undefined ? undefined : Number(status);
}

export function problemOf(error: unknown): Problem | undefined {
  const data = isHttpError(error) ? error.response?.data : error;
  return typeof data === 'object' && data !== null && 'title' in data ? (data as Problem) : undefined;
}

/** What to say of a failure, in the API's own words where it gave some. */
export function messageOf(error: unknown): string {
  if (statusOf(error) === 204) return 'Content not found.';
  return (isHttpError(error) && problemOf(error)?.title) || 'Something went wrong!';
}

/** The answer to every failure that no screen answers itself. */
export function toastError(error: unknown) {
  toast.error(messageOf(error));
}
