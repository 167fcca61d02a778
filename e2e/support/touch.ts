import type { Locator } from '@playwright/test';

/** Every control within a place that a finger would miss, with the size of the area that answers for it, in pixels. */
export const targetsTooSmall = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const LEAST = 44;
    const CONTROLS =
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=option], [role=slider], [role^=menuitem]';
    /** Where it stands and how large it is drawn says something (WCAG 2.5.8, essential): each is in a list or table as well. */
    const TO_SCALE = '[data-mark], [data-hours], [aria-label="Workload by week"] a';
    const OFF = ':disabled, [aria-disabled=true], [inert] *';

    type Point = [x: number, y: number];
    const labelOf = (control: Element) => (control as HTMLInputElement).labels?.[0];

    /** WCAG 2.5.8, inline: a target in a sentence is as high as its line. */
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display.startsWith('inline') &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (beside) => beside.nodeType === Node.TEXT_NODE && beside.textContent?.trim(),
      );

    function answersAt(control: Element, [x, y]: Point): boolean {
      const hit = document.elementFromPoint(Math.floor(x), Math.floor(y));
      return hit?.closest(CONTROLS) === control || hit?.closest('label')?.control === control;
    }

    /** How far it answers from its middle, to both sides; a middle stands between two pixels. */
    function extent(control: Element, [x, y]: Point, [dx, dy]: Point): number {
      let size = 0;
      for (const sign of [1, -1]) {
        for (let step = 0.5; step < LEAST; step += 1) {
          if (!answersAt(control, [x + sign * dx * step, y + sign * dy * step])) break;
          size += 1;
        }
      }
      return size;
    }

    /** Absent where it is covered, such as a box whose label is drawn in its place. */
    function sizeAt(control: Element, area: Element | undefined): Point | undefined {
      area?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = area?.getClientRects()[0];
      if (!box) return undefined;
      const middle: Point = [box.left + box.width / 2, box.top + box.height / 2];
      if (!answersAt(control, middle)) return undefined;
      return [extent(control, middle, [1, 0]), extent(control, middle, [0, 1])];
    }

    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') || (labelOf(control) ?? control).textContent || control.outerHTML;

    return [...root.querySelectorAll(CONTROLS)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(OFF))
      .filter((control) => !control.matches(TO_SCALE) && !isInSentence(control))
      .flatMap((control) => {
        const size = sizeAt(control, control) ?? sizeAt(control, labelOf(control));
        return size?.some((side) => side < LEAST) ? [`${nameOf(control)}: ${size.join(' x ')}`] : [];
      });
  });
