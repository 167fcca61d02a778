import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerMutationError, HttpError, messageOf } from './errors';
import { answerQueryError, createQueryClient } from './query-client';
import { toast } from './toast';

const httpError = (status: number, data: unknown = {}) => new HttpError({ status, data });

const said = vi.spyOn(toast, 'error').mockReturnValue('id');
const failures = { isSignedIn: vi.fn(() => true), onSessionExpired: vi.fn(), onServerError: vi.fn() };

beforeEach(() => vi.clearAllMocks());

test('a query answered with 401 says that the session expired and leads to sign-in', () => {
  answerQueryError(httpError(401), failures);
  expect(said).toHaveBeenCalledExactlyOnceWith('Session expired!');
  expect(failures.onSessionExpired).toHaveBeenCalledOnce();
  expect(failures.onServerError).not.toHaveBeenCalled();
});

test('a query answered with 401 because one signs out meanwhile says nothing', () => {
  failures.isSignedIn.mockReturnValueOnce(false);
  answerQueryError(httpError(401), failures);
  expect(said).not.toHaveBeenCalled();
  expect(failures.onSessionExpired).not.toHaveBeenCalled();
});

test('a query answered with 500 says so and leads to the error page', () => {
  answerQueryError(httpError(500), failures);
  expect(said).toHaveBeenCalledExactlyOnceWith('Internal Server Error!');
  expect(failures.onServerError).toHaveBeenCalledOnce();
});

test('what is fetched ahead and meets a 500 takes nobody to the error page', async () => {
  const client = createQueryClient(failures);
  const query = { queryKey: ['ahead'], queryFn: () => Promise.reject(httpError(500)) };
  await client.prefetchQuery(query);
  expect(said).not.toHaveBeenCalled();
  expect(failures.onServerError).not.toHaveBeenCalled();
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  await vi.waitFor(() => expect(failures.onServerError).toHaveBeenCalledOnce());
  leave();
});

test.each([403, 404, 409, 422])('a query answered with %i is left to its screen', (status) => {
  answerQueryError(httpError(status), failures);
  expect(said).not.toHaveBeenCalled();
});

test('a mutation answered with 304 says that nothing changed, and only that', () => {
  answerMutationError(httpError(304, { title: 'Other words' }));
  expect(said).toHaveBeenCalledExactlyOnceWith('Content not modified!');
});

test('other failed mutations show the title of the answer', () => {
  answerMutationError(httpError(409, { title: 'A course with this code exists already.' }));
  expect(said).toHaveBeenCalledExactlyOnceWith('A course with this code exists already.');
});

test.each([
  ['nothing known', new Error('boom'), 'Something went wrong!'],
  ['an answer without content', { status: 204 }, 'Content not found.'],
  ['status 204 as text', { status: '204' }, 'Content not found.'],
  ['an answer with a title', httpError(400, { title: 'The file is empty.' }), 'The file is empty.'],
  ['an answer without a title', httpError(502, '<html>'), 'Something went wrong!'],
  ['no connection', new TypeError('Failed to fetch'), 'Something went wrong!'],
])('with %s the message is the right one', (_case, error, expected) =>
  expect(messageOf(error)).toBe(expected),
);

test('queries never retry, stay fresh for ten seconds and do not refetch on focus', () => {
  const { queries } = createQueryClient(failures).getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, staleTime: 10_000, refetchOnWindowFocus: false });
});

test('what an action changes at once is told before the next frame can be drawn', async () => {
  const client = createQueryClient(failures);
  const told = vi.fn();
  const forget = new QueryObserver(client, { queryKey: ['step'], enabled: false }).subscribe(told);
  const frame = new Promise((drawn) => setTimeout(drawn)).then(() => told.mock.calls.length);
  client.setQueryData(['step'], { isDone: true });
  await Promise.resolve();
  expect(told).toHaveBeenCalledOnce();
  expect(await frame).toBe(1);
  forget();
});
