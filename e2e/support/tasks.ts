import { expect, type Page } from '@playwright/test';

export const quickAddOf = (page: Page) => page.getByRole('textbox', { name: 'Add a task in plain words' });
export const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

export async function addTask(page: Page, words: string) {
  await quickAddOf(page).fill(words);
  await quickAddOf(page).press('Enter');
  await expect(page.getByText(/^Added /)).toBeVisible();
}

/** A task in plain words, and its own page. */
export async function openTask(page: Page, words: string, title: string) {
  await page.goto('/tasks/');
  await addTask(page, words);
  await rowOf(page, title)
    .getByRole('button', { name: `More about ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
}
