import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Document } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { DocumentList } from './DocumentList';

const notRead: Document = {
  id: 'd',
  name: 'bio.pdf',
  format: 'pdf',
  bytes: 2048,
  status: 'failed',
  problem: null,
  course: null,
  pages: 3,
  review: { open: 0, accepted: 0, dismissed: 0, classes: 0, questions: 0, changes: 0, decided: 0 },
  replaces: null,
  replacedBy: null,
  factsAcceptedAt: null,
  uploadedBy: 'ada',
  createdAt: '2027-01-04T15:00:00Z',
  readAt: null,
  version: 1,
};

test.each(['viewer', 'member'] as const)('what a %s may do with a document', async (role) => {
  renderScreen(<DocumentList documents={[notRead]} />, { role });
  fireEvent.click(screen.getByRole('button', { name: 'More about bio.pdf' }));
  const isOffered = async (name: string) =>
    !(await screen.findByRole('menuitem', { name })).hasAttribute('disabled');
  expect(await isOffered('Download')).toBe(true);
  for (const name of ['Read again', 'Delete']) expect(await isOffered(name), name).toBe(role !== 'viewer');
});
