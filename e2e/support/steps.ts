import { expect, type Page } from '@playwright/test';
import type { UploadedFile } from './syllabi.ts';
import type { Workspace } from './workspace.ts';

/** Drops files on the page at once, as a hand would, and gives the list that follows them. */
export async function dropFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type=file]').first().setInputFiles(files);
  const list = page.getByRole('region', { name: 'Added files' });
  await expect(list.getByRole('listitem')).toHaveCount(files.length);
  return list;
}

/** The review of a syllabus that was just added. */
export async function review(page: Page, workspace: Workspace, file: UploadedFile): Promise<void> {
  const { id } = await workspace.addSyllabus(file);
  await page.goto(`/documents/${id}`);
  await expect(page.getByRole('heading', { name: 'Review the syllabus' })).toBeVisible();
}

/** Opens the review of a file that was just added, and takes everything over. */
export async function acceptAllOf(page: Page, fileName: string): Promise<void> {
  const row = page
    .getByRole('region', { name: 'Added files' })
    .getByRole('listitem')
    .filter({ hasText: fileName });
  await row.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Review the syllabus' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept all Shift A' }).click();
  await expect(page.getByText(/([1-9]\d*) of \1 reviewed/)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
}

/** A session that was ended elsewhere: an answer that it stands may be three seconds old, so the page is opened until it is over. */
export async function expectSignedOut(page: Page): Promise<void> {
  const outside = page.getByRole('button', { name: 'Sign in', exact: true });
  const inside = page.getByRole('textbox', { name: 'Add a task in plain words' });
  await expect(async () => {
    await page.goto('/tasks');
    await expect(outside.or(inside)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  }).toPass();
}
