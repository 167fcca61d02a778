import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FactChange } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { FactChanges } from './FactChanges';

const path = { workspaceId: 'w', documentId: 'd' };
const lecture: FactChange = {
  part: 'meetings',
  type: 'changed',
  name: 'lecture',
  fields: [
    { field: 'days', from: 'MO,WE', to: 'TU,TH', edited: false },
    { field: 'start', from: '10:00', to: '13:10', edited: false },
  ],
  quote: 'Lectures TuTh 1:10 pm',
};
const quizzes: FactChange = {
  part: 'grading',
  type: 'changed',
  name: 'Quizzes',
  fields: [{ field: 'weight', from: '45', to: '30', edited: true }],
  quote: 'Quizzes 30%',
};
const late: FactChange = {
  part: 'policies',
  type: 'new',
  name: 'late-work',
  fields: [{ field: 'text', from: null, to: 'A day costs ten percent.', edited: false }],
  quote: 'A day costs ten percent.',
};

test('a new version is shown part by part, in the words and clocks of the person', () => {
  renderScreen(<FactChanges path={path} changes={[quizzes, lecture, late]} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Classes, otherwise now',
    'Grading, otherwise now',
    'Policies, otherwise now',
  ]);
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(
    /Changed Lecture.*Mon and Wed → Tue and Thu.*10:00 am → 1:10 pm.*Lectures TuTh 1:10 pm/,
  );
  expect(second).toMatch(/Changed Quizzes.*45% → 30%.*You changed this by hand: that stays\./);
  expect(third).toBe('New Late workA day costs ten percent.');
});

test('each part is followed or left; a policy is only seen, since it is quoted from the newest syllabus', () => {
  renderScreen(<FactChanges path={path} changes={[lecture, late]} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Keep as it was: Classes',
    'Accept: Classes',
    'Seen: Policies',
  ]);
});

test('a viewer sees what changed and decides nothing', () => {
  renderScreen(<FactChanges path={path} changes={[lecture]} />, { role: 'viewer' });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
