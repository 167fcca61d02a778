import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { SecondReadingRow } from './SecondReadingRow';

const model = vi.hoisted(() => ({ part: { on: true, missing: [] as string[] } }));
const save = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/lib/use-capabilities', () => ({ useCapabilities: () => ({ languageModel: model.part }) }));
vi.mock('../../queries', () => ({ useChangeSettings: () => save }));

beforeEach(() => {
  model.part = { on: true, missing: [] };
  save.mockClear();
});

function show(isOn: boolean) {
  const me = { settings: { documents: { secondReading: isOn } } };
  renderScreen(<SecondReadingRow />, { known: [[meQuery().queryKey, me]] });
  return screen.getByRole('switch', { name: 'Second reading of every syllabus I add' });
}

test.each([
  [false, 'agreed to'],
  [true, 'taken back'],
])('where it is %s it can be %s', (isOn) => {
  fireEvent.click(show(isOn));
  expect(save).toHaveBeenCalledWith({ documents: { secondReading: !isOn } }, expect.anything());
});

test('a server without a language model says what would switch it on, and takes no agreement', () => {
  model.part = { on: false, missing: ['AI_BASE_URL', 'AI_MODEL'] };
  expect(show(false)).toHaveProperty('disabled', true);
  expect(screen.getByText(/AI_BASE_URL and AI_MODEL would switch it on/)).toBeTruthy();
});

test('what was agreed to before the model went is taken back all the same', () => {
  model.part = { on: false, missing: [] };
  expect(show(true)).toHaveProperty('disabled', false);
});
