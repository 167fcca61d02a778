import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { aFinding } from '../testing/builders';
import { useDecisions } from './use-decisions';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('@/api', async (original) => {
  const answered = (name: string) => async () => {
    asked.push(name);
    return { data: {} };
  };
  return {
    ...(await original<object>()),
    acceptFinding: answered('accept'),
    dismissFinding: answered('set aside'),
    reopenFindings: answered('open'),
  };
});

function SettingAside({ review }: { review: 'open' | 'accepted' }) {
  const { setAside, undo, lastLabel } = useDecisions({ workspaceId: 'w', documentId: 'd' });
  return (
    <>
      <button type="button" onClick={() => setAside(aFinding({ review }))}>
        Set aside
      </button>
      <button type="button" onClick={undo}>
        Undo {lastLabel}
      </button>
    </>
  );
}

test.each([
  ['open', 'open'],
  ['accepted', 'accept'],
] as const)('what was %s when it was set aside is that again when it is taken back', async (review, way) => {
  asked.length = 0;
  renderScreen(<SettingAside review={review} />);
  await act(async () => fireEvent.click(screen.getByText('Set aside')));
  await act(async () => fireEvent.click(screen.getByText(/Undo setting/)));
  await waitFor(() => expect(asked).toEqual(['set aside', way]));
});
