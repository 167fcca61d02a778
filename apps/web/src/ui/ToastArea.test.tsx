import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { renderScreen } from '@/testing/render-screen';
import { ToastArea } from './ToastArea';

vi.mock('sonner', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a page whose toasts cannot be fetched stays', async () => {
  renderScreen(
    <>
      <h1>Review the syllabus</h1>
      <ToastArea />
    </>,
  );
  toast.error('The server could not be reached');
  toast.dismiss('error: The server could not be reached');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading').textContent).toBe('Review the syllabus');
});
