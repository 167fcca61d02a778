import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { biologyPdf } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Asks, and gives the answer to this question once it is there. */
async function ask(page: Page, question: string): Promise<Locator> {
  const answers = log(page).getByRole('article', { name: 'Answer' });
  const before = await answers.count();
  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill(question);
  await field.press('Enter');
  await expect(answers).toHaveCount(before + 1);
  return answers.nth(before);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The share of the height of a line that a mark covers, where they stand above each other. */
function overlapOf(line: Box | null, mark: Box | null): number {
  if (!line || !mark || mark.x > line.x + line.width || line.x > mark.x + mark.width) return 0;
  const covered = Math.min(line.y + line.height, mark.y + mark.height) - Math.max(line.y, mark.y);
  return covered / line.height;
}

test('a syllabus is asked: weights, a date, a policy, what it does not say, and the passage on its page', async ({
  page,
  workspace,
}) => {
  await workspace.plan(await biologyPdf());

  await test.step('how much a part of the grade counts', async () => {
    await page.goto('/chats/');
    const answer = await ask(page, 'How much is the poster presentation worth?');
    await expect(answer).toContainText('15%');
    await expect(page).toHaveURL(/\/chats\/[0-9a-f-]+$/);
  });

  await test.step('how the whole grade is made up', async () => {
    const answer = await ask(page, 'How is the grade made up?');
    for (const share of ['10%', '20%', '5%', '15%', '30%']) await expect(answer).toContainText(share);
  });

  await test.step('a date, with the words it was read from', async () => {
    const answer = await ask(page, 'When is the second midterm exam?');
    await expect(answer).toContainText(/25 Mar|Mar(ch)? 25/);
    await expect(answer.getByRole('link', { name: /BIO 101, p\. \d/ }).first()).toBeVisible();
  });

  await test.step('what it does not say is said not to be there, and nothing is quoted for it', async () => {
    const answer = await ask(page, 'Is there a parking garage for motorcycles near the stadium?');
    await expect(answer).toContainText(/do not say|does not say/);
    await expect(answer.getByRole('link')).toHaveCount(0);
  });

  const answer = await test.step('a policy, in the words of the syllabus', async () => {
    const found = await ask(page, 'Can I still hand in a lab report after the deadline?');
    await expect(found.getByRole('figure').first()).toContainText('Late lab reports lose 10% a day');
    expect(await violations(page)).toEqual([]);
    return found;
  });

  await test.step('the citation opens the page, marked where those words stand', async () => {
    const citation = answer.getByRole('link', { name: /BIO 101, p\. 1/ }).first();
    await citation.click();
    await expect(page).toHaveURL(/\/documents\/[0-9a-f-]+\?.*passage=/);
    const mark = page.getByRole('button', { name: 'The quoted passage: show in the list' }).first();
    await expect(mark).toBeInViewport();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    const sheet = page.getByRole('region', { name: 'Page 1' });
    const words = sheet.getByText('Late lab reports lose 10% a day');
    await expect(words).toBeInViewport();
    const largestOverlap = async () => {
      const line = await words.boundingBox();
      const marks = await sheet.locator('[data-selected]').all();
      const marked = await Promise.all(marks.map((box) => box.boundingBox()));
      return Math.max(...marked.map((box) => overlapOf(line, box)));
    };
    // The page may still be on its way to the mark between one measure and the next.
    await expect.poll(largestOverlap).toBeGreaterThan(0.5);
  });

  await test.step('the talk is still there on coming back, every answer at its question', async () => {
    await page.goBack();
    await expect(log(page).getByRole('article', { name: 'Answer' })).toHaveCount(5);
    await page.reload();
    await expect(log(page).getByRole('article', { name: 'Answer' }).last()).toContainText('lose 10% a day');
  });
});
