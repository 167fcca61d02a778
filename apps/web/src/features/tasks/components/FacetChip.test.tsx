import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { FacetChip } from './FacetChip';

const OPTIONS = [
  { value: 'exam', label: 'Exam' },
  { value: 'quiz', label: 'Quiz' },
];

function draw(count?: () => ReadonlyMap<string, number>) {
  const onChange = vi.fn();
  renderScreen(
    <FacetChip label="Kind" options={OPTIONS} count={count} chosen={['exam']} onChange={onChange} />,
  );
  const button = () => screen.getByRole('button', { name: /^Kind/ });
  const choices = () => screen.queryByRole('group', { name: 'Kind' });
  const open = async () => {
    fireEvent.click(button());
    await waitFor(() => expect(choices()).not.toBeNull());
  };
  return { onChange, button, choices, open };
}

test('the choices come when they are asked for, each with how many it shows', async () => {
  const { onChange, button, choices, open } = draw(() => new Map([['quiz', 12]]));
  expect(button().getAttribute('aria-haspopup')).toBe('dialog');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(choices()).toBeNull();
  await open();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(choices()?.textContent).toMatch(/^\s*Exam 0\s*Quiz 12$/);
  fireEvent.click(screen.getByLabelText(/^Quiz/));
  expect(onChange).toHaveBeenCalledWith(['exam', 'quiz']);
});

test('the button closes them, and opens them again', async () => {
  const { button, choices, open } = draw(() => new Map());
  await open();
  fireEvent.click(button());
  await waitFor(() => expect(choices()).toBeNull());
  await open();
});

test('nothing is counted of what is not there yet', async () => {
  const { choices, open } = draw();
  await open();
  expect(choices()?.textContent).toMatch(/^\s*Exam\s*Quiz\s*$/);
});
