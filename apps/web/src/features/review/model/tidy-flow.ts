/** Below the heading of the page, and none more than one level below the one before it; they look as they were written. */
export function levelHeadings(root: ParentNode): void {
  const above: number[] = [];
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const written = Number(heading.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    heading.setAttribute('aria-level', String(Math.min(6, above.length + 1)));
  }
}

const SHORT = /^\S{1,12}$/;

/** A date in a narrow column would break at each of its hyphens. */
export function keepShortCells(root: ParentNode): void {
  for (const cell of root.querySelectorAll('td'))
    if (SHORT.test(cell.textContent.trim())) cell.dataset.short = '';
}
