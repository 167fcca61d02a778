import { dateWords } from '../dates/words.ts';
import type { Warning } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { distinct } from '../schedule/columns/columns.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import type { CourseContext } from './context.ts';

/** Fewer may be anything. */
const FEWEST_DAYS = 6;
const MOST_QUOTED = 3;
const FRONT_CELLS = 3;

interface DayLike {
  passage: Passage;
  isDated: boolean;
}

/** Asks about a schedule of which no day could be read: "F 04", "M 07" and so on, without a month anywhere. */
export function undatedSchedule({ nodes, book, locale }: CourseContext): Warning[] {
  const isDated = (passage: Passage) => book.within(passage).length > 0;
  const days = nodes.flatMap((node) => dayLikeIn(node, isDated, locale));
  const unread = days.filter((day) => !day.isDated);
  const [first] = unread;
  if (!first || unread.length < FEWEST_DAYS || 2 * unread.length < days.length) return [];
  const pages = [...new Set(unread.map(({ passage }) => passage.pieces[0]?.line.page ?? 1))];
  const place = `${pages.length > 1 ? 'Pages' : 'Page'} ${pages.join(', ')}`;
  return [
    {
      code: 'schedule-without-dates',
      message: `${place}: ${unread.length} lines look like days of a schedule, and no date could be read from them.`,
      evidence: unread.slice(0, MOST_QUOTED).map(({ passage }) => evidenceOf(passage)),
    },
  ];
}

const inRows = perLocale((locale) => {
  const { weekdayOrInitial } = dateWords(locale);
  return new RegExp(
    `^\\W{0,3}(?:${weekdayOrInitial}(?!\\p{L})[\\s.,|]{0,4}\\d{1,2}|\\d{1,2}[\\s.,|]{1,4}${weekdayOrInitial}(?!\\p{L}))(?!\\d|:\\d)`,
    'iu',
  );
});

/** In running text an initial may be anything. */
const inText = perLocale(
  (locale) =>
    new RegExp(
      `^\\W{0,3}${dateWords(locale).weekday}(?!\\p{L})[\\s.,]{1,3}\\d{1,2}(?!\\d|:\\d|\\s?[ap]\\.?m)`,
      'iu',
    ),
);

function dayLikeIn(node: Node, isDated: (passage: Passage) => boolean, locale: Locale): DayLike[] {
  if (node.type === 'paragraph')
    return inText(locale).test(node.passage.text)
      ? [{ passage: node.passage, isDated: isDated(node.passage) }]
      : [];
  return node.rows.flatMap((row) => {
    const cells = distinct(row).filter(({ passage }) => passage.text.trim() !== '');
    const [first] = cells;
    const front = cells.slice(0, FRONT_CELLS).map(({ passage }) => passage.text.trim());
    return first && inRows(locale).test(front.join(' '))
      ? [{ passage: first.passage, isDated: cells.some(({ passage }) => isDated(passage)) }]
      : [];
  });
}
