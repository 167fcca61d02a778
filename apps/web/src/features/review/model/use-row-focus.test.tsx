import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useRowFocus } from './use-row-focus';

const ROWS = ['quiz', 'essay', 'exam'];

function Review() {
  const [selectedId, select] = useState('quiz');
  const [editing, setEditing] = useState(false);
  const [isAsked, setAsked] = useState(true);
  const takeFocusAlong = useRowFocus(selectedId);
  const go = (id: string) => {
    takeFocusAlong(id);
    select(id);
  };
  return (
    <main onKeyDown={({ key }) => key === 'j' && go(ROWS[ROWS.indexOf(selectedId) + 1] ?? '')}>
      {ROWS.map((id) => (
        <div key={id}>
          <button type="button" data-mark={id} tabIndex={id === selectedId ? 0 : -1}>
            {`box of ${id}`}
          </button>
          <div data-item={id}>
            <button type="button" onClick={() => select(id)}>
              {id}
            </button>
            {editing && id === selectedId && (
              <form>
                {/* biome-ignore lint/a11y/noAutofocus: as the editor does */}
                <input aria-label="Title" autoFocus onChange={() => setEditing(false)} />
              </form>
            )}
          </div>
        </div>
      ))}
      <button type="button" onClick={() => setEditing(true)}>
        Edit
      </button>
      {isAsked && (
        <button type="button" onClick={() => setAsked(false)}>
          Keep the answer
        </button>
      )}
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

test.each([
  ['the row', 'quiz', 'essay'],
  ['the box, while the keyboard is on the page', 'box of quiz', 'box of essay'],
])('the focus goes along with the keys to %s', (_, from, to) => {
  const { unmount } = render(<Review />);
  screen.getByText(from, { exact: true }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
  expect(focused()).toBe(to);
  unmount();
});

test('what is chosen with the mouse leaves the focus where it is, and a form that closes gives it back to its row', () => {
  const { unmount } = render(<Review />);
  fireEvent.click(screen.getByText('exam', { exact: true }));
  expect(focused()).not.toBe('exam');
  fireEvent.click(screen.getByText('Edit'));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Final exam' } });
  expect(focused()).toBe('exam');
  unmount();
});

test('a button that goes with what it decided gives the focus to the row that is chosen then', () => {
  const { unmount } = render(<Review />);
  screen.getByText('Keep the answer').focus();
  fireEvent.click(screen.getByText('Keep the answer'));
  expect(focused()).toBe('quiz');
  unmount();
});
