import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DEFAULT_STYLE } from '@/lib/plan/wording';
import { renderScreen } from '@/testing/render-screen';
import { toMarks } from '../model/marks';
import { aFinding } from '../testing/builders';
import { MarkLayer } from './MarkLayer';

const evidence = [{ page: 1, quote: 'Midterm (No class)' }];
const change = { type: 'gone' as const, quote: null, fields: [] };
const FINDINGS = [
  aFinding({ id: 'quiz', kind: 'quiz', title: 'Quiz', evidence, change }),
  aFinding({ id: 'exam', kind: 'exam', title: 'Midterm', evidence }),
  aFinding({ id: 'off', kind: 'holiday', title: 'No class', evidence }),
];

const WORDING = { style: DEFAULT_STYLE, today: '2026-11-01' } as const;

function Page() {
  const [selectedId, select] = useState<string>();
  const items = FINDINGS.map((finding) => ({ type: 'finding' as const, id: finding.id, finding }));
  const placed = toMarks({ items, selectedId, wording: WORDING }).map((mark) => ({
    mark,
    rects: [[10, 10, 200, 16]] as [[number, number, number, number]],
  }));
  return <MarkLayer placed={placed} selectedId={selectedId} onPick={select} />;
}

/** The box that lies above the others is the one that a press meets. */
const onTop = () => screen.getAllByRole('button').toSorted((a, b) => heightOf(b) - heightOf(a))[0] as Element;
const heightOf = ({ style }: HTMLElement) => Number(style.zIndex);
const chosen = () => screen.getByRole('button', { pressed: true }).getAttribute('aria-label');

test('of boxes that cover each other all are reached, the work first and what is gone last', () => {
  renderScreen(<Page />);
  const reached = [1, 2, 3, 4].map((times) => {
    fireEvent.click(onTop(), { detail: times % 2, clientX: 20, clientY: 15 });
    return chosen();
  });
  expect(reached).toEqual(
    ['Midterm', 'No class', 'Quiz', 'Midterm'].map((title) => `${title}: show in the list`),
  );
});

test('the chosen box shows above those that cover it', () => {
  renderScreen(<Page />);
  fireEvent.click(screen.getByRole('button', { name: /^Quiz/ }));
  expect(onTop().getAttribute('aria-label')).toMatch(/^Quiz/);
});
