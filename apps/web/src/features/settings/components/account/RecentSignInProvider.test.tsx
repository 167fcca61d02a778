import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { RecentSignInProvider } from './RecentSignInProvider';
import { isCancelled, useRecentSignIn } from './recent-sign-in';

vi.mock('./ProveAgain', () => ({
  default: ({ onProven }: { onProven: () => void }) => (
    <button type="button" onClick={onProven}>
      It is me
    </button>
  ),
}));

const tooOld = Object.assign(new Error(), { code: 'auth/requires-recent-login' });
const tooOldForApi = { title: 'Sign in again to do that.', code: 'auth/requires-recent-login' };

/** A page with one sensitive change; hands out what became of it. */
function show(action: () => Promise<string>) {
  const became = { result: undefined as string | undefined, error: undefined as unknown };
  function Change() {
    const { run } = useRecentSignIn();
    const attempt = () =>
      run(action).then(
        (result) => {
          became.result = result;
        },
        (error: unknown) => {
          became.error = error;
        },
      );
    return (
      <button type="button" onClick={attempt}>
        Change
      </button>
    );
  }
  renderScreen(
    <RecentSignInProvider proofs={{}}>
      <Change />
    </RecentSignInProvider>,
  );
  fireEvent.click(screen.getByText('Change'));
  return became;
}

test('what needs no proof is done at once', async () => {
  const became = show(async () => 'done');
  await waitFor(() => expect(became.result).toBe('done'));
  expect(screen.queryByText('It is me')).toBeNull();
});

test.each([
  ['the account SDK', tooOld],
  ['the API', tooOldForApi],
])('when %s wants a recent sign-in, the action is done again after the proof', async (_who, refusal) => {
  const action = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('done');
  const became = show(action);
  fireEvent.click(await screen.findByText('It is me'));
  await waitFor(() => expect(became.result).toBe('done'));
  expect(action).toHaveBeenCalledTimes(2);
});

test('closing the dialog fails in a way that needs no words', async () => {
  const action = vi.fn().mockRejectedValue(tooOld);
  const became = show(action);
  await screen.findByText('It is me');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(isCancelled(became.error)).toBe(true));
  expect(action).toHaveBeenCalledTimes(1);
});

test('another failure is passed on as it is', async () => {
  const failure = new Error('no network');
  const became = show(() => Promise.reject(failure));
  await waitFor(() => expect(became.error).toBe(failure));
});
