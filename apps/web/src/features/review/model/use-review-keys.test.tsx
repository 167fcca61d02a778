import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { aFinding } from '../testing/builders';
import type { Decisions } from './use-decisions';
import { useReviewKeys } from './use-review-keys';

const ITEMS = [aFinding({ id: 'a' }), aFinding({ id: 'b' })].map((finding) => ({
  type: 'finding' as const,
  id: finding.id,
  finding,
}));

function pressedIn({ isListShown }: { isListShown: boolean }) {
  const done: string[] = [];
  const does = (name: string) => vi.fn(() => void done.push(name));
  const decisions = {
    accept: does('accepted'),
    setAside: does('set aside'),
    undo: does('taken back'),
    acceptAll: does('all accepted'),
  } as unknown as Decisions;
  const Keys = () => {
    useReviewKeys({
      items: ITEMS,
      selected: isListShown ? ITEMS[0] : undefined,
      isListShown,
      onSelect: does('moved'),
      onEdit: does('edited'),
      onChoice: does('chosen'),
      decisions,
    });
    return null;
  };
  renderScreen(<Keys />);
  return (key: string, code: string, shiftKey = false) => {
    done.length = 0;
    fireEvent.keyDown(document.body, { key, code, shiftKey });
    return done.join(', ');
  };
}

test.each([
  ['a', 'KeyA', 'accepted, moved'],
  ['x', 'KeyX', 'set aside, moved'],
  ['j', 'KeyJ', 'moved'],
  ['n', 'KeyN', 'moved'],
  ['e', 'KeyE', 'edited'],
])('%s acts on the finding that is shown', (key, code, done) => {
  expect(pressedIn({ isListShown: true })(key, code)).toBe(done);
});

test.each([
  ['a', 'KeyA'],
  ['x', 'KeyX'],
  ['j', 'KeyJ'],
  ['n', 'KeyN'],
  ['e', 'KeyE'],
])('behind another tab %s does nothing', (key, code) => {
  expect(pressedIn({ isListShown: false })(key, code)).toBe('');
});

test('what needs no finding in view works under every tab', () => {
  const press = pressedIn({ isListShown: false });
  expect(press('z', 'KeyZ')).toBe('taken back');
  expect(press('A', 'KeyA', true)).toBe('all accepted');
});
