import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { ViewerBar } from './ViewerBar';

test('the legend names every colour of the boxes, those of readings among them', () => {
  const ignore = () => undefined;
  renderScreen(<ViewerBar page={1} pages={1} scale={undefined} onPage={ignore} onZoom={ignore} />);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Question', 'Exam', 'Assignment', 'Day off', 'Reading', 'Class']);
});
