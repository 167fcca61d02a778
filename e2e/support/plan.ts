import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';
import { biologyPdf } from './syllabi.ts';
import type { Workspace } from './workspace.ts';

/** A class, a deadline and a reading. */
const BUSY_DAY = '2027-02-04';

/** A course with its plan, and where its pages lie. */
export async function planOf(page: Page, workspace: Workspace): Promise<Record<string, string>> {
  const course = await workspace.plan(await biologyPdf());
  const tabs = ['grades', 'policies', 'notes', 'people'].map((tab) => [tab, `${course}?tab=${tab}`]);
  const views = ['month', 'week', 'day', 'agenda'].map((view) => [
    view,
    `/calendar/?view=${view}&date=${BUSY_DAY}`,
  ]);
  return { task: await firstTask(page), course, ...Object.fromEntries([...tabs, ...views]) };
}

async function firstTask(page: Page): Promise<string> {
  await page.goto('/tasks/');
  await settled(page);
  const more = page.getByRole('button', { name: /^More about/ });
  await more.first().click();
  await page.getByRole('menuitem', { name: 'Open the page' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}
